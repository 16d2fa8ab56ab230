import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listPaidBack, type PaidBack } from '../ledger/paid_back.js'
import { refundCredits, type RefundCreditsInput } from '../ledger/refund_credits.js'
import { revokeCredits } from '../ledger/revoke_credits.js'
import { returnedInDispute } from '../ledger/refunded_credits.js'

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
