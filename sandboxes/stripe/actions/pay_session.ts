import { firstOf } from '#app/core/elements'
import type { BillingDetails } from '../buyers/billing_details.js'
import { type BankAnswer, cardNamed, refuseAccount } from '../cards/cards.js'
import type { CardName } from '../cards/card_names.js'
import { makePaymentMethod } from '../objects/customer.js'
import { makePaymentIntent } from '../objects/payment.js'
import type { CheckoutSession, PaymentIntent } from '../objects/types.js'
import type { PaymentOutcome } from '../hosted/payment_outcome.js'
import { inSandbox, type SandboxWork } from '../sandbox_work.js'
import { chargeCard } from './charge_card.js'
import { completeSession, type PaidSession } from './complete_session.js'
import { lockLiveCustomer } from './live_customer.js'
import { saveBillingDetails } from './save_billing_details.js'
import { refused } from '../refusals.js'
import { SUBSCRIPTION_CREATION } from '../cards/charge_names.js'

/**
 * Pays a checkout session with a test card, as its payment page does.
 * @param details what the buyer says of themselves for the invoice; what is known of them counts if they say nothing
 * @throws SandboxError when the session is not there or not open any more
 */
export function paySession(
  id: string,
  card: CardName,
  details: BillingDetails | null = null
): Promise<PaymentOutcome> {
  return inSandbox(async (work) => {
    const session = await lockOpenSession(work, id)
    const customer = await lockLiveCustomer(work, session.customer!)
    if (session.mode === 'subscription') refuseAccount(card)
    await saveBillingDetails(work, { session, customer }, details)
    const method = makePaymentMethod({ card: cardNamed(card), customer, now: work.now })
    await work.add(method)
    if (session.amount_total === 0) {
      return conclude(work, { session, customer, method, intent: null }, { status: 'succeeded' })
    }
    const intent = await intentOf(work, session)
    const answer = await chargeCard(work, { intent, customer, method })
    return conclude(work, { session, customer, method, intent }, answer)
  })
}

/**
 * Tells the bank whether a payment is the customer's own, where it asked.
 * @throws SandboxError when the session is not open any more or nothing was asked
 */
export function confirmSession(
  id: string,
  paymentIntentId: string,
  confirmed: boolean
): Promise<PaymentOutcome> {
  return inSandbox(async (work) => {
    const session = await lockOpenSession(work, id)
    const customer = await lockLiveCustomer(work, session.customer!)
    const intent = await work.lock('payment_intent', paymentIntentId)
    if (intent.customer !== session.customer || intent.status !== 'requires_action') {
      throw refused({ code: 'nothingAsked' })
    }
    const method = await work.read('payment_method', intent.payment_method!)
    const answer = await chargeCard(work, { intent, customer, method, confirmed })
    return conclude(work, { session, customer, method, intent }, answer)
  })
}

async function lockOpenSession(work: SandboxWork, id: string): Promise<CheckoutSession> {
  const session = await work.lock('checkout.session', id)
  if (session.status === 'complete') throw refused({ code: 'sessionPaid' })
  if (session.status === 'expired' || session.expires_at <= work.now) {
    throw refused({ code: 'sessionExpired' })
  }
  return session
}

/** A payment that was tried before is tried again; that of a subscription is not told by its session. */
async function intentOf(work: SandboxWork, session: CheckoutSession): Promise<PaymentIntent> {
  if (session.payment_intent) {
    const tried = await work.lock('payment_intent', session.payment_intent)
    // Tax depends on who the buyer is said to be, and that may have changed.
    await work.change<PaymentIntent>(tried, { amount: session.amount_total ?? 0 })
    return tried
  }
  const isSubscription = session.mode === 'subscription'
  const intent = makePaymentIntent({
    amount: session.amount_total ?? 0,
    currency: session.currency!,
    customer: session.customer!,
    description: isSubscription
      ? SUBSCRIPTION_CREATION
      : firstOf(session.line_items.data).description,
    metadata: isSubscription ? {} : session.payment_intent_metadata,
    setupFutureUsage: isSubscription ? 'off_session' : null,
    now: work.now,
  })
  await work.add(intent, 'payment_intent.created')
  if (!isSubscription) await work.change(session, { payment_intent: intent.id })
  return intent
}

async function conclude(
  work: SandboxWork,
  paid: PaidSession,
  answer: BankAnswer
): Promise<PaymentOutcome> {
  if (answer.status === 'declined') return { status: 'declined', reason: answer.reason }
  if (answer.status === 'requires_action') {
    return { status: 'confirm', payment_intent: paid.intent!.id }
  }
  await completeSession(work, paid)
  return { status: 'paid', url: successUrlOf(paid.session) }
}

/** Where a paid session leads back to. */
export function successUrlOf(session: CheckoutSession): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}
