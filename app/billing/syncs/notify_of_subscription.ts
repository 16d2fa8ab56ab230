import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailOnce } from '../actions/mail_once.js'
import type { Buyer } from './find_buyer.js'
import type { PaymentProblem } from './find_problem.js'
import type { SubscriptionState } from './sync_subscription.js'

interface Change {
  buyer: Buyer
  before: SubscriptionState | null
  now: SubscriptionState
  problem: PaymentProblem | null
}

/**
 * Mails to the owner what has changed: a month that could not be paid, once an invoice and problem; a cancellation, when
 * it is announced or, if it never was, when it happens. Of a second subscription `endDuplicate` tells.
 */
export async function notifyOfSubscription(
  trx: TransactionClientContract,
  { buyer, before, now, problem }: Change
): Promise<void> {
  if (now.duplicate_of !== null) return
  // Of a first month that was never paid its visit to the payment page tells.
  if (problem && now.status !== 'incomplete') {
    await mailOnce(trx, {
      buyer,
      kind: 'payment_problem',
      reference: `${problem.invoiceId}:${problem.kind}`,
      data: { problem: problem.kind, url: problem.url },
    })
  }
  const wasAnnounced = before !== null && before.cancel_at !== null
  const hasEnded = now.status === 'canceled' && before !== null && before.status !== 'canceled'
  if (hasEnded && !wasAnnounced) {
    await tellOfEnd(trx, buyer, now, now.ended_at)
  } else if (now.status !== 'canceled' && now.cancel_at) {
    await tellOfEnd(trx, buyer, now, now.cancel_at)
  }
}

async function tellOfEnd(
  trx: TransactionClientContract,
  buyer: Buyer,
  { provider_id, status }: SubscriptionState,
  at: Date | null
): Promise<void> {
  const hasEnded = status === 'canceled'
  await mailOnce(trx, {
    buyer,
    kind: 'subscription_cancelled',
    reference: hasEnded ? provider_id : `${provider_id}:${at!.toISOString()}`,
    data: { hasEnded, at: (at ?? new Date()).toISOString() },
  })
}
