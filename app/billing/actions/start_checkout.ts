import { COUPONS, PROMO_CODE } from '#config/billing'
import { hadSubscription } from '#app/credits/queries/had_subscription'
import { isSubscribed } from '#app/credits/queries/is_subscribed'
import { takeCoupon } from '../listeners.js'
import { openCheckout } from './open_checkout.js'
import { alreadySubscribed, subscriptionStartsSoon } from '../errors.js'

/**
 * Sends a merchant to pay for a subscription. A coupon counts if it is one of `COUPONS`, or an affiliate's code, which is worth
 * what the promotion is, and this is the first subscription; any other is ignored.
 * @returns address of the payment page
 * @throws AppError 409 `already_subscribed`; 502 or 503 when the payment provider fails
 */
export async function startCheckout(userId: number, coupon: string | null): Promise<string> {
  if (await isSubscribed(userId)) throw alreadySubscribed()
  const counts = coupon !== null && !(await hadSubscription(userId))
  const url = await openCheckout({
    userId,
    kind: 'subscription',
    coupon: counts ? await couponOf(userId, coupon) : null,
  })
  if (url) return url
  throw subscriptionStartsSoon()
}

/** The provider's coupon for the code that somebody gave. */
async function couponOf(userId: number, code: string): Promise<string | null> {
  if (Object.hasOwn(COUPONS, code)) return code
  return (await takeCoupon(userId, code)) ? PROMO_CODE : null
}
