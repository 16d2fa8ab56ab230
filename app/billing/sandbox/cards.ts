import { DateTime } from 'luxon'
import type { CardName } from './card_names.js'

export interface Card {
  name: CardName
  brand: 'visa' | 'mastercard'
  last4: string
  expMonth: number
  expYear: number
}

/** What the bank says of an attempt to charge a card. */
export type BankAnswer =
  | { status: 'succeeded' }
  | { status: 'requires_action' }
  | { status: 'declined'; code: string; declineCode: string; message: string }

/** The test cards, with the numbers that Stripe's have: docs.stripe.com/testing. */
const LAST_FOUR: Record<CardName, string> = {
  succeeds: '4242',
  declined: '0002',
  insufficient_funds: '9995',
  needs_confirmation: '3184',
  fails_later: '0341',
}

const ANSWERS: Record<CardName, BankAnswer> = {
  succeeds: { status: 'succeeded' },
  declined: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'The card was declined.',
  },
  insufficient_funds: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'There is not enough money on the card.',
  },
  needs_confirmation: { status: 'requires_action' },
  fails_later: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'do_not_honor',
    message: 'The bank refused the charge.',
  },
}

export function cardNamed(name: CardName): Card {
  return {
    name,
    brand: 'visa',
    last4: LAST_FOUR[name],
    expMonth: 12,
    expYear: DateTime.utc().year + 4,
  }
}

/** The bank's answer to an attempt to charge the card with these last four digits. */
export function askBank(last4: string, confirmed: boolean): BankAnswer {
  const name = (Object.keys(LAST_FOUR) as CardName[]).find((it) => LAST_FOUR[it] === last4)
  if (!name) throw new Error(`No test card ends in ${last4}`)
  const answer = ANSWERS[name]
  return answer.status === 'requires_action' && confirmed ? { status: 'succeeded' } : answer
}

/** What is said when the customer does not confirm at the bank. */
export const NOT_CONFIRMED: BankAnswer = {
  status: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message: 'The payment was not confirmed.',
}
