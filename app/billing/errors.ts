import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'
import { BILLING_ERRORS } from './messages/en/common.js'

export const wrongPrice = defineError(502, 'wrong_price', () => REPLY_MESSAGES.checkoutBusy)
export const checkoutBusy = defineError(503, 'checkout_busy', () => REPLY_MESSAGES.checkoutBusy)
export const providerAway = defineError(
  503,
  'payment_provider_failed.away',
  () => REPLY_MESSAGES.checkoutBusy
)
export const providerRefused = defineError(
  502,
  'payment_provider_failed.refused',
  () => REPLY_MESSAGES.checkoutBusy
)
export const nothingBought = defineError(403, 'nothing_bought', () => REPLY_MESSAGES.nothingBought)
export const customerGone = defineError(403, 'customer_gone', () => BILLING_ERRORS.customerGone)
export const packsForSubscribers = defineError(
  403,
  'subscription_required.packs',
  () => BILLING_ERRORS.packsForSubscribers
)
export const alreadySubscribed = defineError(
  409,
  'already_subscribed',
  () => BILLING_ERRORS.subscribed
)
export const subscriptionStartsSoon = defineError(
  409,
  'already_subscribed.starts_soon',
  () => BILLING_ERRORS.startsSoon
)
