import type { PaymentProvider } from '#config/billing'
import { defineQueue } from '#app/core/queue/define_queue'
import { heartbeatSeconds } from '#config/queue'

/** Where jobs go that failed as often as attempts are allowed. */
export const FAILED_PAYMENT_EVENTS_QUEUE = defineQueue('payment_events_failed', { notify: true })

export const PAYMENT_EVENTS_QUEUE = defineQueue('payment_events', {
  notify: true,
  heartbeatSeconds,
  /** Twelve tries over about two days. */
  retryLimit: 11,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 12 * 3600,
  expireInSeconds: 120,
  deadLetter: FAILED_PAYMENT_EVENTS_QUEUE,
})

export const RECONCILIATION_QUEUE = defineQueue('payment_reconciliation', {
  retryLimit: 2,
  retryDelay: 600,
})

export const CREDIT_NOTICES_QUEUE = defineQueue('credit_notices', { retryLimit: 0 })

/** What is to be done at, or learned from, a payment provider. Ids are the provider's. */
export type PaymentTask =
  | { kind: 'event'; eventId: string }
  | { kind: 'checkout_session'; sessionId: string }
  | { kind: 'end_duplicate'; subscriptionId: string }
  | { kind: 'close_customer'; customerId: string }

/** Names whom it concerns; jobs from before there was a name for it concern whoever is there. */
export type PaymentJob = PaymentTask & { provider?: PaymentProvider | 'off' }
