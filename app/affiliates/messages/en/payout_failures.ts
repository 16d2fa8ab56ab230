/** Why a payout failed, by the name that is kept of it. */
export const FAILURE_MESSAGES = {
  failed: 'PayPal could not pay it to this address.',
  blocked: 'PayPal has blocked it.',
  returned: 'Nobody accepted it at PayPal, so it came back.',
  refunded: 'It was sent back from this PayPal account.',
  reversed: 'PayPal has taken it back.',
  not_carried_out: 'PayPal did not carry it out.',
  /** PayPal does not take payouts to what is no address of its own kind. */
  address_refused: 'PayPal does not accept this address.',
  on_hold: 'Payouts to you are on hold.',
  trial_over: 'It was made while payouts were only tried out.',
}
