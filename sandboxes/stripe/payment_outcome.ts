/** What became of an attempt to pay on a hosted page. */
export type PaymentOutcome =
  /** Where the browser goes on. */
  | { status: 'paid'; url: string }
  | { status: 'declined'; message: string }
  /** The bank asks the customer; the answer names the payment. */
  | { status: 'confirm'; payment_intent: string }
