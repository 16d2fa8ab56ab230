import { firstOf } from '#app/core/elements'
import type { BankAnswer } from '../cards/cards.js'
import type { Invoice, PaymentMethod } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { listObjects } from '../store.js'
import { settleInvoice } from './bill.js'
import { chargeCard } from './charge_card.js'
import { cancelNow, change, type HeldSubscription, isRunning } from './subscription_actions.js'

const DAY = 86_400

/** Seconds from a failed attempt to the next; after the last one the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY]

interface Attempt {
  invoice: Invoice
  method: PaymentMethod
  /** Not made by the customer: if it fails there is a next one, until there have been enough. */
  automatic: boolean
  /** What the customer has said at the bank; null when not asked yet. */
  confirmed?: boolean | null
}

/** Tries to have an open invoice of a subscription paid. */
export async function collectInvoice(
  work: SandboxWork,
  held: HeldSubscription,
  { invoice, method, automatic, confirmed }: Attempt
): Promise<BankAnswer> {
  const { subscription, customer } = held
  const payment = await findPayment(work, invoice)
  const intent = await work.lock('payment_intent', payment.payment.payment_intent as string)
  const answer = await chargeCard(work, { intent, customer, method, confirmed })
  if (answer.status === 'succeeded') {
    await settleInvoice(work, { invoice, payment, intent })
    if (subscription.status === 'past_due') await change(work, subscription, { status: 'active' })
    return answer
  }
  const isLast = automatic && invoice.attempt_count >= RETRIES.length
  if (automatic) await scheduleNext(work, invoice)
  work.emit('invoice.payment_failed', invoice)
  if (answer.status === 'requires_action') work.emit('invoice.payment_action_required', invoice)
  if (isLast) await cancelNow(work, subscription, 'payment_failed')
  else if (isRunning(subscription) && subscription.status !== 'past_due') {
    await change(work, subscription, { status: 'past_due' })
  }
  return answer
}

/** The intended payment of an invoice. */
export async function findPayment(work: SandboxWork, { id }: Invoice) {
  const { data } = await listObjects(work.trx, {
    type: 'invoice_payment',
    any: [{ invoice: id }],
    limit: 1,
  })
  return firstOf(data)
}

async function scheduleNext(work: SandboxWork, invoice: Invoice): Promise<void> {
  const wait = RETRIES[invoice.attempt_count]
  await work.change<Invoice>(
    invoice,
    {
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: wait ? work.now + wait : null,
    },
    'invoice.updated'
  )
}
