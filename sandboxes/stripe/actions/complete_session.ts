import { firstOf } from '#app/core/elements'
import { newId } from '../ids.js'
import { discountOf, makeDiscount } from '../objects/coupon.js'
import { makeInvoicePayment } from '../objects/payment.js'
import { makeSubscription } from '../objects/subscription.js'
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Subscription,
} from '../objects/types.js'
import { monthAfter } from '../objects/period.js'
import type { SandboxWork } from '../sandbox_work.js'
import { issueInvoice, settleInvoice } from './bill.js'

/** A session with the payment that has just succeeded; none for what costs nothing. */
export interface PaidSession {
  session: CheckoutSession
  customer: Customer
  method: PaymentMethod
  intent: PaymentIntent | null
}

/** Gives what a paid session is for: a subscription with its first invoice, or what is bought once. */
export async function completeSession(work: SandboxWork, paid: PaidSession): Promise<void> {
  const { session, intent } = paid
  const isSubscription = session.mode === 'subscription'
  const bought = isSubscription
    ? await startSubscription(work, paid)
    : await giveReceipt(work, paid)
  await work.change<CheckoutSession>(
    session,
    {
      ...bought,
      status: 'complete',
      payment_status: paymentStatusOf(intent),
      url: null,
    },
    'checkout.session.completed'
  )
}

async function startSubscription(work: SandboxWork, paid: PaidSession) {
  const { session, customer, method } = paid
  const item = firstOf(session.line_items.data)
  const subscription = makeSubscription({
    customer: customer.id,
    price: item.price,
    quantity: item.quantity ?? 1,
    paymentMethod: method.id,
    metadata: session.subscription_metadata,
    isTaxed: session.automatic_tax.enabled,
    periodEnd: monthAfter(work.now, work.now),
    now: work.now,
  })
  await work.change<PaymentMethod>(method, { customer: customer.id }, 'payment_method.attached')
  const invoice = await invoiceOf(work, paid, subscription)
  subscription.latest_invoice = invoice.id
  await work.add(subscription, 'customer.subscription.created')
  return { subscription: subscription.id, invoice: invoice.id }
}

/** An invoice for what was bought once, if it is wanted and once it is paid. */
export async function giveReceipt(
  work: SandboxWork,
  paid: PaidSession
): Promise<Partial<CheckoutSession>> {
  const { session, intent } = paid
  if (!session.invoice_creation?.enabled || intent?.status === 'processing') return {}
  return { invoice: (await invoiceOf(work, paid, null)).id }
}

function paymentStatusOf(intent: PaymentIntent | null): CheckoutSession['payment_status'] {
  if (!intent) return 'no_payment_required'
  return intent.status === 'succeeded' ? 'paid' : 'unpaid'
}

async function invoiceOf(
  work: SandboxWork,
  { session, customer, intent }: PaidSession,
  subscription: Subscription | null
): Promise<Invoice> {
  const item = firstOf(session.line_items.data)
  const id = newId('in')
  const invoice = await issueInvoice(work, {
    id,
    customer,
    subscription,
    reason: subscription ? 'subscription_create' : 'manual',
    price: item.price,
    quantity: item.quantity ?? 1,
    description: item.description ?? '',
    discount: await useCoupon(work, session, id, subscription?.id ?? null),
    period: subscription
      ? { start: work.now, end: firstOf(subscription.items.data).current_period_end }
      : { start: work.now, end: work.now },
    isTaxed: session.automatic_tax.enabled,
    metadata: session.invoice_creation?.invoice_data.metadata ?? {},
  })
  const payment = intent && makeInvoicePayment({ invoice: id, intent, now: work.now })
  if (payment) await work.add(payment, undefined, customer.id)
  await settleInvoice(work, { invoice, payment, intent })
  return invoice
}

async function useCoupon(
  work: SandboxWork,
  session: CheckoutSession,
  invoice: string,
  subscription: string | null
) {
  const couponId = session.discounts?.[0]?.coupon
  if (typeof couponId !== 'string') return null
  const coupon = await work.lock('coupon', couponId)
  await work.change(coupon, { times_redeemed: coupon.times_redeemed + 1 })
  const { id } = makeDiscount({
    coupon: couponId,
    customer: session.customer!,
    checkoutSession: session.id,
    subscription,
    invoice,
    now: work.now,
  })
  return { id, amount: discountOf(coupon, session.amount_subtotal ?? 0) }
}
