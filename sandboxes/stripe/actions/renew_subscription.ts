import { firstOf } from '#app/core/elements'
import { makeInvoicePayment, makePaymentIntent } from '../objects/payment.js'
import type { Subscription } from '../objects/types.js'
import { monthAfter } from '../objects/period.js'
import type { SandboxWork } from '../sandbox_work.js'
import { issueInvoice } from './bill.js'
import { collectInvoice } from './collect_invoice.js'
import {
  cancelNow,
  change,
  findOpenInvoice,
  type HeldSubscription,
} from './subscription_actions.js'
import { SUBSCRIPTION_UPDATE } from '../cards/charge_names.js'

/** When something happens to a subscription by itself: its next attempt to be paid, or the end of its month. */
export async function nextStepAt(work: SandboxWork, subscription: Subscription): Promise<number> {
  const open = await findOpenInvoice(work, subscription)
  return open?.next_payment_attempt ?? firstOf(subscription.items.data).current_period_end
}

/**
 * Does what is next for a subscription, whether its time has come or not: tries an unpaid invoice again, or ends a
 * subscription that was cancelled, or bills the next month.
 */
export async function takeNextStep(work: SandboxWork, held: HeldSubscription): Promise<void> {
  const { subscription } = held
  const open = await findOpenInvoice(work, subscription)
  if (open?.next_payment_attempt) {
    const method = await work.read('payment_method', subscription.default_payment_method!)
    await collectInvoice(work, held, { invoice: open, method, automatic: true })
    return
  }
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
    return cancelNow(work, subscription)
  }
  return renew(work, held)
}

async function renew(work: SandboxWork, held: HeldSubscription): Promise<void> {
  const { subscription, customer } = held
  const item = firstOf(subscription.items.data)
  const start = item.current_period_end
  const period = { start, end: monthAfter(subscription.billing_cycle_anchor, start) }
  const product = await work.read('product', item.price.product as string)
  const invoice = await issueInvoice(work, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    price: item.price,
    quantity: item.quantity ?? 1,
    description: product.name,
    discount: null,
    period,
    isTaxed: subscription.automatic_tax.enabled,
  })
  const intent = makePaymentIntent({
    amount: invoice.total,
    currency: invoice.currency,
    customer: customer.id,
    description: SUBSCRIPTION_UPDATE,
    now: work.now,
  })
  await work.add(intent, 'payment_intent.created')
  const payment = makeInvoicePayment({ invoice: invoice.id, intent, now: work.now })
  await work.add(payment, undefined, customer.id)
  const items = structuredClone(subscription.items)
  Object.assign(firstOf(items.data), {
    current_period_start: period.start,
    current_period_end: period.end,
  })
  await change(work, subscription, { items, latest_invoice: invoice.id })
  const method = await work.read('payment_method', subscription.default_payment_method!)
  await collectInvoice(work, held, { invoice, method, automatic: true })
}
