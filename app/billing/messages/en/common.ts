/** What calls about payments say. */
export const BILLING_ERRORS = {
  subscribed: 'You are subscribed already.',
  startsSoon: 'Your payment has arrived and your subscription starts in a moment.',
  customerGone:
    'Your payment details are no longer with the payment provider. Subscribe to enter them anew.',
  noInvoice: 'The payment provider has no invoice for this payment.',
  packsForSubscribers: 'Credit packs are for subscribers: subscribe first, then top up.',
}
