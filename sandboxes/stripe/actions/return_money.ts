import type Stripe from 'stripe'
import { makeDispute, makeRefund } from '../objects/returned_money.js'
import type { Charge, Dispute, Refund } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { refused } from '../refusals.js'

interface RefundOptions {
  /** Cents; all that is left if not given. */
  amount?: number | null
  reason?: Stripe.Refund.Reason | null
  metadata?: Stripe.Metadata
}

/**
 * Gives a charge back, whole or in part.
 * @param charge held by the work
 * @throws SandboxError when there is not that much left of it
 */
export async function refundCharge(
  work: SandboxWork,
  charge: Charge,
  { amount, reason = null, metadata = {} }: RefundOptions = {}
): Promise<Refund> {
  if (charge.status !== 'succeeded') {
    throw refused({ code: 'chargeNotPaid', values: [charge.id] }, { param: 'charge' })
  }
  const left = charge.amount_captured - charge.amount_refunded
  if (charge.disputed) {
    throw refused({ code: 'chargeDisputed', values: [charge.id] }, { code: 'charge_disputed' })
  }
  if (left === 0) {
    throw refused(
      { code: 'chargeReturned', values: [charge.id] },
      {
        code: 'charge_already_refunded',
      }
    )
  }
  if (amount && amount > left) {
    throw refused(
      { code: 'refundTooLarge', values: [amount, left] },
      {
        param: 'amount',
      }
    )
  }
  const refund = makeRefund({ charge, amount: amount ?? left, reason, metadata, now: work.now })
  await work.add(refund, 'refund.created')
  const refunded = charge.amount_refunded + refund.amount
  await work.change<Charge>(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    'charge.refunded'
  )
  return refund
}

/**
 * Has the customer object to a charge at the bank, which takes the money back until the end.
 * @throws SandboxError when that was done before or nothing is left of it
 */
export async function openDispute(work: SandboxWork, charge: Charge): Promise<Dispute> {
  if (charge.disputed || charge.status !== 'succeeded' || charge.refunded) {
    throw refused({ code: 'chargeNotDisputable', values: [charge.id] })
  }
  const dispute = makeDispute(charge, work.now)
  await work.change<Charge>(charge, { disputed: true }, 'charge.updated')
  await work.add(dispute, 'charge.dispute.created', charge.customer)
  work.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/**
 * Ends a dispute; the money comes back to whoever has won.
 * @throws SandboxError when it has ended before
 */
export async function closeDispute(
  work: SandboxWork,
  dispute: Dispute,
  status: 'won' | 'lost'
): Promise<void> {
  if (dispute.status !== 'needs_response' && dispute.status !== 'under_review') {
    throw refused({ code: 'disputeEnded', values: [dispute.id] })
  }
  await work.change<Dispute>(dispute, { status }, 'charge.dispute.closed')
  if (status === 'won') work.emit('charge.dispute.funds_reinstated', dispute)
}
