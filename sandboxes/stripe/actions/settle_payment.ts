import { NOT_ARRIVED } from '../cards/cards.js'
import type { Charge, CheckoutSession, Customer, PaymentIntent } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { listObjects } from '../store.js'
import { refusedIntent } from './charge_card.js'
import { giveReceipt } from './complete_session.js'
import { lockLiveCustomer } from './live_customer.js'
import { refused, englishRefusalMessage } from '../refusals.js'

/**
 * Ends the wait for money from a bank account: it has arrived, or it turns out that it will not.
 * @throws SandboxError when nothing is waited for
 */
export async function settlePayment(
  work: SandboxWork,
  chargeId: string,
  arrived: boolean
): Promise<void> {
  const { payment_intent: intentId } = await work.read('charge', chargeId)
  const { data } = await listObjects(work.trx, {
    type: 'checkout.session',
    any: [{ payment_intent: intentId }],
    limit: 1,
  })
  if (!data[0]) throw refused({ code: 'noCheckout' })
  const session = await work.lock('checkout.session', data[0].id)
  const customer = await lockLiveCustomer(work, session.customer!)
  const charge = await work.lock('charge', chargeId)
  const intent = await work.lock('payment_intent', intentId!)
  if (charge.status !== 'pending') throw refused({ code: 'settled' })
  const settle = arrived ? receive : refuse
  await settle(work, { session, customer, charge, intent })
}

interface Pending {
  session: CheckoutSession
  customer: Customer
  charge: Charge
  intent: PaymentIntent
}

async function receive(
  work: SandboxWork,
  { session, customer, charge, intent }: Pending
): Promise<void> {
  await work.change<Charge>(charge, { status: 'succeeded' }, 'charge.succeeded')
  await work.change<PaymentIntent>(
    intent,
    { status: 'succeeded', amount_received: intent.amount },
    'payment_intent.succeeded'
  )
  const method = await work.read('payment_method', intent.payment_method!)
  const receipt = await giveReceipt(work, { session, customer, method, intent })
  await work.change<CheckoutSession>(
    session,
    { ...receipt, payment_status: 'paid' },
    'checkout.session.async_payment_succeeded'
  )
}

async function refuse(work: SandboxWork, { session, charge, intent }: Pending): Promise<void> {
  const method = await work.read('payment_method', intent.payment_method!)
  await work.change<Charge>(
    charge,
    {
      status: 'failed',
      paid: false,
      captured: false,
      amount_captured: 0,
      failure_code: NOT_ARRIVED.code,
      failure_message: englishRefusalMessage({ code: NOT_ARRIVED.reason }),
    },
    'charge.failed'
  )
  await work.change(
    intent,
    refusedIntent(NOT_ARRIVED, charge, method),
    'payment_intent.payment_failed'
  )
  work.emit('checkout.session.async_payment_failed', session)
}
