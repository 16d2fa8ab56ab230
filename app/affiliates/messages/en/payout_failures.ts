/** Why a payout failed, by PayPal's word on it and by ours: sentences for the affiliate. */
export const FAILURE_TEXTS = {
  FAILED: 'PayPal could not pay it to this address.',
  BLOCKED: 'PayPal has blocked it.',
  RETURNED: 'Nobody accepted it at PayPal, so it came back.',
  REFUNDED: 'It was sent back from this PayPal account.',
  REVERSED: 'PayPal has taken it back.',
  notCarriedOut: 'PayPal did not carry it out.',
  /** PayPal does not take payouts to what is no address of its own kind. */
  addressRefused: 'PayPal does not accept this address.',
  onHold: 'Payouts to you are on hold.',
  trialOver: 'It was made while payouts were only tried out.',
}
