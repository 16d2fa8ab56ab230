import { isSubscribed } from '#app/credits/queries/is_subscribed'
import { openCheckout } from './open_checkout.js'
import { checkoutBusy, packsForSubscribers } from '../errors.js'

/**
 * Sends a subscriber to pay for a credit pack.
 * @returns address of the payment page
 * @throws AppError 403 `subscription_required`; 502 or 503 when the payment provider fails
 */
export async function startTopUp(userId: number): Promise<string> {
  if (!(await isSubscribed(userId))) {
    throw packsForSubscribers()
  }
  const input = { userId, kind: 'pack', coupon: null } as const
  // Nothing at the first try: the last pack has just been paid, and this is the next one.
  const url = (await openCheckout(input)) ?? (await openCheckout(input))
  if (url) return url
  throw checkoutBusy()
}
