import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { PLAN } from '#config/billing'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { cardNamed } from '../cards/cards.js'
import { ASKED_NOTHING, makeCheckoutSession } from '../objects/checkout_session.js'
import { makeCustomer, makePaymentMethod } from '../objects/customer.js'
import { makePaymentIntent } from '../objects/payment.js'
import { SandboxWork } from '../sandbox_work.js'
import { chargeCard } from './charge_card.js'
import { completeSession } from './complete_session.js'
import { SUBSCRIPTION_CREATION } from '../cards/charge_names.js'

interface Subscriber {
  userId: number
  email: string
  name: string
}

/** What the app keeps of a paid subscription. Amounts are cents. */
export interface SeededSubscription {
  customerId: string
  sessionId: string
  subscriptionId: string
  priceId: string
  invoiceId: string
  paymentIntentId: string
  amountPaid: number
  currency: string
  periodStart: Date
  periodEnd: Date
  paidAt: Date
}

/**
 * Makes a subscription that has just been paid, all in the given transaction, of what `ensureCatalog` has written before. The
 * webhook is told nothing: the caller writes down what follows from it.
 */
export async function seedSandboxSubscription(
  trx: TransactionClientContract,
  { userId, email, name }: Subscriber
): Promise<SeededSubscription> {
  const work = new SandboxWork(trx)
  const metadata = { user_id: String(userId) }
  const customer = makeCustomer({ email, name, metadata, now: work.now })
  await work.add(customer, 'customer.created')
  const session = makeCheckoutSession({
    mode: 'subscription',
    customer,
    price: await work.read('price', `price_${PLAN.lookupKey}`),
    productName: PLAN.name,
    quantity: 1,
    coupon: null,
    successUrl: absoluteUrl('/checkout/success?session_id={CHECKOUT_SESSION_ID}'),
    cancelUrl: null,
    clientReferenceId: String(userId),
    metadata,
    subscriptionMetadata: metadata,
    paymentIntentMetadata: {},
    expiresAt: null,
    invoiceMetadata: null,
    asked: ASKED_NOTHING,
    now: work.now,
  })
  await work.add(session)
  const method = makePaymentMethod({ card: cardNamed('succeeds'), customer, now: work.now })
  await work.add(method)
  const intent = makePaymentIntent({
    amount: PLAN.amount,
    currency: session.currency!,
    customer: customer.id,
    description: SUBSCRIPTION_CREATION,
    setupFutureUsage: 'off_session',
    now: work.now,
  })
  await work.add(intent, 'payment_intent.created')
  await chargeCard(work, { intent, customer, method })
  await completeSession(work, { session, customer, method, intent })
  await work.finish({ deliver: false })
  const item = firstOf((await work.read('subscription', session.subscription!)).items.data)
  return {
    customerId: customer.id,
    sessionId: session.id,
    subscriptionId: session.subscription!,
    priceId: item.price.id,
    invoiceId: session.invoice!,
    paymentIntentId: intent.id,
    amountPaid: intent.amount_received,
    currency: intent.currency,
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    paidAt: new Date(work.now * 1000),
  }
}
