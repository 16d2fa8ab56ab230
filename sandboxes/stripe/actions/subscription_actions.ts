import type Stripe from 'stripe'
import { firstOf } from '#app/core/elements'
import type { Customer, Invoice, Subscription } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { listObjects } from '../store.js'
import { refused } from '../refusals.js'

type CancellationReason = Stripe.Subscription.CancellationDetails.Reason

/** A subscription and the customer it belongs to, both held: in this order by everybody, so that nobody waits in a ring. */
export interface HeldSubscription {
  subscription: Subscription
  customer: Customer
}

/** @throws SandboxError when it is not there */
export async function lockSubscription(work: SandboxWork, id: string): Promise<HeldSubscription> {
  const { customer: customerId } = await work.read('subscription', id)
  const customer = (await work.lock('customer', customerId)) as Customer
  return { customer, subscription: await work.lock('subscription', id) }
}

export function isRunning({ status }: Subscription): boolean {
  return status !== 'canceled'
}

/**
 * Ends a subscription at once; open invoices of it are not tried any more.
 * @throws SandboxError when it has ended before
 */
export async function cancelNow(
  work: SandboxWork,
  subscription: Subscription,
  reason: CancellationReason = 'cancellation_requested'
): Promise<void> {
  refuseEnded(subscription)
  const open = await findOpenInvoice(work, subscription)
  if (open) {
    await work.change<Invoice>(
      open,
      { auto_advance: false, next_payment_attempt: null },
      'invoice.updated'
    )
  }
  await work.change<Subscription>(
    subscription,
    {
      status: 'canceled',
      canceled_at: subscription.canceled_at ?? work.now,
      ended_at: work.now,
      cancellation_details: details(reason),
    },
    'customer.subscription.deleted'
  )
}

/**
 * Has a subscription end with its month: by a date, as the portal does with flexible billing.
 * @throws SandboxError when it has ended
 */
export async function cancelAtPeriodEnd(
  work: SandboxWork,
  subscription: Subscription
): Promise<void> {
  await change(work, subscription, {
    cancel_at: firstOf(subscription.items.data).current_period_end,
    canceled_at: work.now,
    cancellation_details: details('cancellation_requested'),
  })
}

/**
 * Has a subscription that was to end run on.
 * @throws SandboxError when it has ended
 */
export async function resume(work: SandboxWork, subscription: Subscription): Promise<void> {
  await change(work, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: details(null),
  })
}

/** @throws SandboxError when it has ended */
export async function change(
  work: SandboxWork,
  subscription: Subscription,
  fields: Partial<Subscription>
): Promise<void> {
  refuseEnded(subscription)
  await work.change<Subscription>(subscription, fields, 'customer.subscription.updated')
}

/** The invoice of a subscription that waits for its money; null when all is paid. */
export async function findOpenInvoice(
  work: SandboxWork,
  { id, customer }: Subscription
): Promise<Invoice | null> {
  const { data } = await listObjects(work.trx, {
    type: 'invoice',
    customer,
    any: [{ status: 'open', parent: { subscription_details: { subscription: id } } }],
    limit: 1,
  })
  return data[0] ?? null
}

export function details(
  reason: CancellationReason | null
): Stripe.Subscription.CancellationDetails {
  return { comment: null, feedback: null, feedback_option: null, reason }
}

function refuseEnded(subscription: Subscription): void {
  if (!isRunning(subscription)) {
    throw refused({ code: 'ended' })
  }
}
