import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/shell/sql'
import { restoreCredits } from '../ledger/restore_credits.js'
import { revokeCredits } from '../ledger/revoke_credits.js'
import type { Payment } from './find_payment.js'

interface PaidGrant {
  id: number
  kind: CreditKind
  amount: number
  /** Taken for refunds until now. */
  revoked: number
}

/**
 * Credits of a grant `g` of a payment `p` that refunds of the money have taken until now, also those that had come back to
 * a grant that replaces it.
 */
export const REVOKED_FOR_REFUNDS = `coalesce((
    select -sum(a.change) from credit_allocations a join credit_entries e on e.id = a.entry_id
    where e.user_id = g.user_id and e.kind = g.kind and e.reason = 'revocation'
      and (a.grant_id = g.id and e.reference like 'refund:%' or starts_with(e.reference, 'refund:' || p.id || ':'))
  ), 0)::int`

/**
 * Takes credits back in the proportion in which the payment was refunded, at most what is left of them; a full refund
 * takes all that is left.
 * @param refunded cents in all, not since the last time
 */
export async function takeBackForRefund(
  trx: TransactionClientContract,
  payment: Payment,
  { chargeId, refunded }: { chargeId: string; refunded: number }
): Promise<void> {
  if (refunded === 0) return
  for (const grant of await paidGrants(trx, payment)) {
    const due = Math.ceil((grant.amount * refunded) / payment.amount)
    await revokeCredits(trx, {
      userId: payment.user_id,
      kind: grant.kind,
      grantId: grant.id,
      amount: refunded >= payment.amount ? grant.amount : due - grant.revoked,
      reference: `refund:${chargeId}:${refunded}`,
    })
  }
}

/** Takes what is left of a payment's credits, since its money is in dispute. */
export async function takeBackForDispute(
  trx: TransactionClientContract,
  payment: Payment,
  disputeId: string
): Promise<void> {
  for (const { id, kind, amount } of await paidGrants(trx, payment)) {
    const reference = `dispute:${disputeId}`
    await revokeCredits(trx, { userId: payment.user_id, kind, grantId: id, amount, reference })
  }
}

/** Gives back what a dispute took, since the money stays. */
export async function giveBackAfterDispute(
  trx: TransactionClientContract,
  payment: Payment,
  disputeId: string
): Promise<void> {
  const revocations = await sql<{ kind: CreditKind; reference: string }>(
    trx,
    `select distinct kind, reference from credit_entries
     where user_id = :userId and reason = 'revocation'
       and (reference = :reference or starts_with(reference, :later)) order by kind, reference`,
    {
      userId: payment.user_id,
      reference: `dispute:${disputeId}`,
      later: returnedInDispute(payment.id),
    }
  )
  for (const { kind, reference } of revocations) {
    await restoreCredits(trx, { userId: payment.user_id, kind, reference })
  }
}

/** Begins the references of what was taken because it came back from failed work while its payment was in dispute. */
export const returnedInDispute = (paymentId: number) => `dispute:${paymentId}:`

function paidGrants(trx: TransactionClientContract, payment: Payment): Promise<PaidGrant[]> {
  return sql<PaidGrant>(
    trx,
    `select g.id, g.kind, g.amount, ${REVOKED_FOR_REFUNDS} as revoked
     from credit_grants g join payments p on p.id = g.payment_id where p.id = ? order by g.id`,
    [payment.id]
  )
}
