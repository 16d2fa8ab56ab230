import { DateTime } from 'luxon'
import type { CardName } from './card_names.js'
import { refused } from '../refusals.js'

export interface Card {
  /** A bank account has none. */
  brand: 'visa' | null
  last4: string
  expMonth: number
  expYear: number
}

/** Why the bank gives no money, by the name of what is said of it. */
export type BankRefusal =
  | 'declined'
  | 'noMoneyOnCard'
  | 'bankRefused'
  | 'noMoneyOnAccount'
  | 'notConfirmed'

/** The same as the payment provider tells it. */
export interface Refusal {
  status: 'declined'
  code: string
  declineCode: string
  reason: BankRefusal
}

/** What the bank says of an attempt to charge a card. */
export type BankAnswer =
  | { status: 'succeeded' }
  | { status: 'requires_action' }
  /** The money is on its way, or will turn out not to be: `settlePayment`. */
  | { status: 'processing' }
  | Refusal

/** Last digits of the test cards and the test account, which are Stripe's: docs.stripe.com/testing. */
const LAST_FOUR: Record<CardName, string> = {
  succeeds: '4242',
  declined: '0002',
  insufficient_funds: '9995',
  needs_confirmation: '3184',
  fails_later: '0341',
  bank_account: '6789',
}

const ANSWERS: Record<CardName, BankAnswer> = {
  succeeds: { status: 'succeeded' },
  declined: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'generic_decline',
    reason: 'declined',
  },
  insufficient_funds: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    reason: 'noMoneyOnCard',
  },
  needs_confirmation: { status: 'requires_action' },
  fails_later: {
    status: 'declined',
    code: 'card_declined',
    declineCode: 'do_not_honor',
    reason: 'bankRefused',
  },
  bank_account: { status: 'processing' },
}

export function cardNamed(name: CardName): Card {
  return {
    brand: name === 'bank_account' ? null : 'visa',
    last4: LAST_FOUR[name],
    expMonth: 12,
    expYear: DateTime.utc().year + 4,
  }
}

/**
 * Stops what is paid every month from being paid by a bank account.
 * @throws SandboxError
 */
export function refuseAccount(name: CardName): void {
  if (name === 'bank_account') throw refused({ code: 'byCardOnly' })
}

/** The bank's answer to an attempt to charge the card or account with these last four digits. */
export function askBank(last4: string, confirmed: boolean): BankAnswer {
  const name = (Object.keys(LAST_FOUR) as CardName[]).find((it) => LAST_FOUR[it] === last4)
  if (!name) throw new Error(`No test card ends in ${last4}`)
  const answer = ANSWERS[name]
  return answer.status === 'requires_action' && confirmed ? { status: 'succeeded' } : answer
}

/** What is said when money that was on its way does not arrive. */
export const NOT_ARRIVED: Refusal = {
  status: 'declined',
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'insufficient_funds',
  reason: 'noMoneyOnAccount',
}

/** What is said when the customer does not confirm at the bank. */
export const NOT_CONFIRMED: BankAnswer = {
  status: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  reason: 'notConfirmed',
}
