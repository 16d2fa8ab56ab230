import { askBank, NOT_CONFIRMED, type BankAnswer } from '../cards.js'
import { makeCharge } from '../objects/payment.js'
import type { Customer, PaymentIntent, PaymentMethod } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'

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
  const last4 = method.card?.last4 ?? ''
  const answer = confirmed === false ? NOT_CONFIRMED : askBank(last4, confirmed === true)
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
    await work.change<PaymentIntent>(
      intent,
      {
        status: 'requires_payment_method',
        payment_method: null,
        next_action: null,
        latest_charge: charge.id,
        last_payment_error: {
          charge: charge.id,
          code: answer.code as 'card_declined',
          decline_code: answer.declineCode,
          message: answer.message,
          payment_method: method,
          type: 'card_error',
        },
      },
      'payment_intent.payment_failed'
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
