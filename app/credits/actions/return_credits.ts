import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { refundCredits, type RefundCreditsInput } from '../ledger/refund_credits.js'
import { revokeCredits } from '../ledger/revoke_credits.js'
import { returnedInDispute, REVOKED_FOR_REFUNDS } from '../ledger/refunded_credits.js'

interface PaidBack {
  grant_id: number
  granted: number
  payment_id: number
  paid: number
  /** Cents. */
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  /** Credits that were taken back for refunds until now. */
  revoked: number
}

/**
 * Gives credits of a generation back that it did not use. Where the money for them went back, or is held back, in
 * the meantime, they are taken again as they would have been had they not been spent.
 */
export async function returnCredits(
  trx: TransactionClientContract,
  input: RefundCreditsInput
): Promise<void> {
  const { userId, kind, generationId } = input
  const returned = await refundCredits(trx, input)
  // Read under the ledger's lock: a refund of the money either sees these credits or is seen here.
  const paidBack = await listPaidBack(
    trx,
    returned.map(({ debitedGrantId }) => debitedGrantId)
  )
  for (const { grantId, change, debitedGrantId } of returned) {
    const grant = paidBack.find(({ grant_id }) => grant_id === debitedGrantId)
    if (!grant) continue
    const inDispute = grant.dispute === 'open' || grant.dispute === 'lost'
    await revokeCredits(trx, {
      userId,
      kind,
      grantId,
      amount: inDispute ? change : Math.min(change, dueForRefund(grant)),
      reference: inDispute
        ? `${returnedInDispute(grant.payment_id)}${generationId}:${grantId}`
        : `refund:${grant.payment_id}:${generationId}:${grantId}`,
    })
  }
}

/** Credits that a refund should have taken and could not, since they were spent. */
function dueForRefund({ granted, paid, refunded, revoked }: PaidBack): number {
  return refunded >= paid ? granted : Math.ceil((granted * refunded) / paid) - revoked
}

function listPaidBack(trx: TransactionClientContract, grantIds: number[]): Promise<PaidBack[]> {
  return sql<PaidBack>(
    trx,
    `select g.id as grant_id, g.amount as granted, p.id as payment_id, p.amount as paid, p.refunded, p.dispute,
       ${REVOKED_FOR_REFUNDS} as revoked
     from credit_grants g join payments p on p.id = g.payment_id
     where g.id = any(?::bigint[]) and (p.refunded > 0 or p.dispute in ('open', 'lost'))`,
    [grantIds]
  )
}
