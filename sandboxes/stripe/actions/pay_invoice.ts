import { cardNamed, refuseAccount } from '../cards/cards.js'
import type { PaymentOutcome } from '../hosted/payment_outcome.js'
import type { CardName } from '../cards/card_names.js'
import { makePaymentMethod } from '../objects/customer.js'
import type { Invoice, PaymentMethod } from '../objects/types.js'
import { inSandbox, type SandboxWork } from '../sandbox_work.js'
import { collectInvoice, findPayment } from './collect_invoice.js'
import {
  change,
  findOpenInvoice,
  type HeldSubscription,
  isRunning,
  lockSubscription,
} from './subscription_actions.js'
import { refused } from '../refusals.js'

/**
 * Pays an open invoice, as its own page does. A card that pays is the subscription's from then on.
 * @throws SandboxError when the invoice is not there or not open
 */
export function payInvoice(id: string, card: CardName): Promise<PaymentOutcome> {
  return inSandbox(async (work) => {
    refuseAccount(card)
    const { held, invoice } = await lockOpenInvoice(work, id)
    const method = makePaymentMethod({
      card: cardNamed(card),
      customer: held.customer,
      now: work.now,
    })
    await work.add(method)
    return payWith(work, held, { invoice, method, confirmed: null })
  })
}

/**
 * Tells the bank whether the payment of an invoice is the customer's own, where it asked.
 * @throws SandboxError when the invoice is not open or nothing was asked
 */
export function confirmInvoice(id: string, confirmed: boolean): Promise<PaymentOutcome> {
  return inSandbox(async (work) => {
    const { held, invoice } = await lockOpenInvoice(work, id)
    const { payment } = await findPayment(work, invoice)
    const intent = await work.lock('payment_intent', payment.payment_intent as string)
    if (intent.status !== 'requires_action') {
      throw refused({ code: 'nothingAsked' })
    }
    const method = await work.read('payment_method', intent.payment_method!)
    return payWith(work, held, { invoice, method, confirmed })
  })
}

/**
 * Has a subscription be paid by another card from now on; what is open is tried with it at once.
 * @throws SandboxError when the subscription has ended
 */
export async function replaceCard(
  work: SandboxWork,
  held: HeldSubscription,
  card: CardName
): Promise<PaymentOutcome | null> {
  refuseAccount(card)
  const method = makePaymentMethod({
    card: cardNamed(card),
    customer: held.customer,
    now: work.now,
  })
  await work.add(method)
  await keepCard(work, held, method)
  const invoice = await findOpenInvoice(work, held.subscription)
  return invoice && payWith(work, held, { invoice, method, confirmed: null })
}

interface Payment {
  invoice: Invoice
  method: PaymentMethod
  confirmed: boolean | null
}

async function payWith(
  work: SandboxWork,
  held: HeldSubscription,
  payment: Payment
): Promise<PaymentOutcome> {
  const answer = await collectInvoice(work, held, { ...payment, automatic: false })
  if (answer.status === 'succeeded' && isRunning(held.subscription)) {
    await keepCard(work, held, payment.method)
  }
  if (answer.status === 'declined') return { status: 'declined', reason: answer.reason }
  if (answer.status === 'succeeded') {
    return { status: 'paid', url: payment.invoice.hosted_invoice_url ?? '' }
  }
  // Only a card is taken here, and its bank has an answer at once or a question.
  const { payment: made } = await findPayment(work, payment.invoice)
  return { status: 'confirm', payment_intent: made.payment_intent as string }
}

async function keepCard(
  work: SandboxWork,
  { subscription, customer }: HeldSubscription,
  method: PaymentMethod
): Promise<void> {
  if (method.customer !== customer.id) {
    await work.change<PaymentMethod>(method, { customer: customer.id }, 'payment_method.attached')
  }
  if (subscription.default_payment_method !== method.id) {
    await change(work, subscription, { default_payment_method: method.id })
  }
}

async function lockOpenInvoice(
  work: SandboxWork,
  id: string
): Promise<{ held: HeldSubscription; invoice: Invoice }> {
  const { parent } = await work.read('invoice', id)
  const subscriptionId = parent?.subscription_details?.subscription
  if (typeof subscriptionId !== 'string') throw refused({ code: 'invoicePaid' })
  const held = await lockSubscription(work, subscriptionId)
  const invoice = await work.lock('invoice', id)
  if (invoice.status !== 'open') throw refused({ code: 'invoicePaid' })
  return { held, invoice }
}
