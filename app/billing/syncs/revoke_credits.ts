import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { lockLedger, writeEntry } from '#app/credits/ledger/ledger'
import { restoreCredits } from '#app/credits/ledger/restore_credits'
import { revokeCredits } from '#app/credits/ledger/revoke_credits'
import {
  IS_FOR_REFUND,
  returnedInDispute,
  REVOKED_FOR_REFUNDS,
} from '#app/credits/ledger/refunded_credits'
import type { Payment } from './find_payment.js'

interface PaidGrant {
  id: number
  kind: CreditKind
  amount: number
  /** Taken for refunds until now. */
  revoked: number
}

/**
 * Takes credits back in the proportion in which the payment was refunded, at most what is left of them; a full refund
 * takes all that is left.
 * @param refunded cents in all, not since the last time
 */
export async function revokeForRefund(
  trx: TransactionClientContract,
  payment: Payment,
  { chargeId, refunded }: { chargeId: string; refunded: number }
): Promise<void> {
  if (refunded === 0) return
  for (const grant of await paidGrants(trx, payment)) {
    await revokeCredits(trx, {
      userId: payment.user_id,
      kind: grant.kind,
      grantId: grant.id,
      amount:
        refunded >= payment.amount
          ? grant.amount
          : dueFor(grant, payment, refunded) - grant.revoked,
      reference: refundReference(payment, chargeId, refunded),
    })
  }
}

/**
 * Names one attempt to refund: after one that failed, the same total can be refunded again.
 * @param refunded cents in all
 */
function refundReference(
  { refunds_failed: failed }: Payment,
  chargeId: string,
  refunded: number
): string {
  return `refund:${chargeId}:${refunded}${failed > 0 ? `:${failed}` : ''}`
}

/**
 * Gives back what refunds took that failed afterwards, to the grants it came from: what is due for the money that is
 * still refunded stays taken.
 * @param payment with the failed refund counted
 * @param refunded cents that are still refunded in all
 */
export async function giveBackAfterFailedRefund(
  trx: TransactionClientContract,
  payment: Payment,
  refunded: number
): Promise<void> {
  // Of what a dispute holds nothing comes back before it is won.
  if (payment.dispute === 'open' || payment.dispute === 'lost') return
  for (const { kind } of await paidGrants(trx, payment)) {
    await lockLedger(trx, payment.user_id, kind)
  }
  for (const grant of await paidGrants(trx, payment)) {
    let left = grant.revoked - dueFor(grant, payment, refunded)
    const allocations = []
    for (const { grant_id: grantId, taken } of await takenForRefunds(trx, grant.id)) {
      const change = Math.min(left, taken)
      if (change <= 0) continue
      allocations.push({ grantId, change })
      left -= change
    }
    if (allocations.length === 0) continue
    await writeEntry(trx, {
      userId: payment.user_id,
      kind: grant.kind,
      reason: 'restoration',
      reference: `refund:${payment.id}:failed:${payment.refunds_failed}`,
      allocations,
    })
  }
}

/** Credits of a grant that go with so many cents of its payment. */
function dueFor({ amount }: PaidGrant, payment: Payment, refunded: number): number {
  return refunded === 0 ? 0 : Math.ceil((amount * refunded) / payment.amount)
}

/** From which grants refunds have taken what a payment gave, those that replace it first. */
function takenForRefunds(
  trx: TransactionClientContract,
  grantId: number
): Promise<{ grant_id: number; taken: number }[]> {
  return sql(
    trx,
    `select a.grant_id, -sum(a.change)::int as taken
     from credit_grants g join payments p on p.id = g.payment_id
     join credit_entries e on e.user_id = g.user_id and e.kind = g.kind
     join credit_allocations a on a.entry_id = e.id
     where g.id = ? and ${IS_FOR_REFUND} group by a.grant_id order by a.grant_id desc`,
    [grantId]
  )
}

/** Takes what is left of a payment's credits, since its money is in dispute. */
export async function revokeForDispute(
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

function paidGrants(trx: TransactionClientContract, payment: Payment): Promise<PaidGrant[]> {
  return sql<PaidGrant>(
    trx,
    `select g.id, g.kind, g.amount, ${REVOKED_FOR_REFUNDS} as revoked
     from credit_grants g join payments p on p.id = g.payment_id where p.id = ? order by g.id`,
    [payment.id]
  )
}
