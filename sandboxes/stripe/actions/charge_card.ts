import { askBank, type BankAnswer, NOT_CONFIRMED, type Refusal } from '../cards/cards.js'
import { lastFourOf } from '../objects/customer.js'
import { makeCharge } from '../objects/payment.js'
import type { Charge, Customer, PaymentIntent, PaymentMethod } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { englishRefusalMessage } from '../refusals.js'

interface ChargeInput {
  intent: PaymentIntent
  customer: Customer
  method: PaymentMethod
  /** Whether the customer has confirmed the payment at the bank; null when not asked yet. */
  confirmed?: boolean | null
}

/** Tries to take the money of a payment from a card, and writes down what came of it. */
export async function chargeCard(
  work: SandboxWork,
  { intent, customer, method, confirmed = null }: ChargeInput
): Promise<BankAnswer> {
  const answer =
    confirmed === false ? NOT_CONFIRMED : askBank(lastFourOf(method), confirmed === true)
  if (answer.status === 'requires_action') {
    await work.change<PaymentIntent>(
      intent,
      {
        status: 'requires_action',
        payment_method: method.id,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
        last_payment_error: null,
      },
      'payment_intent.requires_action'
    )
    return answer
  }
  const charge = makeCharge({ intent, customer, method, answer, now: work.now })
  if (answer.status === 'declined') {
    await work.add(charge, 'charge.failed')
    await work.change(
      intent,
      refusedIntent(answer, charge, method),
      'payment_intent.payment_failed'
    )
    return answer
  }
  if (answer.status === 'processing') {
    await work.add(charge, 'charge.pending')
    await work.change<PaymentIntent>(
      intent,
      { status: 'processing', payment_method: method.id, latest_charge: charge.id },
      'payment_intent.processing'
    )
    return answer
  }
  await work.add(charge, 'charge.succeeded')
  await work.change<PaymentIntent>(
    intent,
    {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method.id,
      next_action: null,
      latest_charge: charge.id,
      last_payment_error: null,
    },
    'payment_intent.succeeded'
  )
  return answer
}

/** What a payment is like after the bank has refused it. */
export function refusedIntent(
  answer: Refusal,
  charge: Charge,
  method: PaymentMethod
): Partial<PaymentIntent> {
  return {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: {
      charge: charge.id,
      code: answer.code as 'card_declined',
      decline_code: answer.declineCode,
      message: englishRefusalMessage({ code: answer.reason }),
      payment_method: method,
      type: 'card_error',
    },
  }
}
