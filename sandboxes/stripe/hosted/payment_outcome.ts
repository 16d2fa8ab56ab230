import type { BankRefusal } from '../cards/cards.js'

/** What became of an attempt to pay on a hosted page. */
export type PaymentOutcome =
  /** Where the browser goes on. */
  | { status: 'paid'; url: string }
  | { status: 'declined'; reason: BankRefusal }
  /** The bank asks the customer; the answer names the payment. */
  | { status: 'confirm'; payment_intent: string }

/** The same as the page is told it. */
export type ToldOutcome =
  | Exclude<PaymentOutcome, { status: 'declined' }>
  | { status: 'declined'; message: string }
