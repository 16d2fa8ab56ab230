/**
 * What the sandbox and its banks refuse, in the words in which the API says it, as the payment provider's does; the hosted pages
 * look it up here in the reader's language.
 */
export const SANDBOX_REFUSALS = {
  declined: 'The card was declined.',
  noMoneyOnCard: 'There is not enough money on the card.',
  bankRefused: 'The bank refused the charge.',
  noMoneyOnAccount: 'There was not enough money on the account.',
  notConfirmed: 'The payment was not confirmed.',
  byCardOnly: 'A subscription is paid by card.',
  nothingAsked: 'This payment does not wait for a confirmation.',
  sessionPaid: 'This session has been paid.',
  sessionExpired: 'This session has expired.',
  invoicePaid: 'This invoice has been paid.',
  noSubscription: 'There is no subscription any more.',
  ended: 'A canceled subscription can only update its cancellation details.',
  noCheckout: 'No checkout waits for this payment.',
  noCountry: 'The country is needed to work out the tax.',
  settled: 'This payment has been settled.',
  chargeNotPaid: (charge: string) => `Charge ${charge} has not been paid.`,
  chargeDisputed: (charge: string) => `Charge ${charge} is disputed.`,
  chargeReturned: (charge: string) => `Charge ${charge} has nothing left to refund.`,
  chargeNotDisputable: (charge: string) => `Charge ${charge} cannot be disputed.`,
  refundTooLarge: (cents: number, left: number) =>
    `Refund amount ${cents} is more than the ${left} that are left.`,
  disputeEnded: (dispute: string) => `Dispute ${dispute} has ended.`,
  noSuch: (id: string, type: string) => `No such ${type}: '${id}'`,
}

/** What the portal says of a card that is kept while an invoice stays open. */
export const CARD_KEPT = {
  unpaid: 'The card is kept, but the open invoice was not paid with it. {reason}',
  confirm: 'The card is kept. Open the unpaid invoice to confirm its payment at the bank.',
}
