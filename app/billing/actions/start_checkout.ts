import { AppError } from '#app/shell/exceptions/app_error'
import { COUPONS } from '#config/billing'
import { hadSubscription } from '../queries/had_subscription.js'
import { isSubscribed } from '../queries/is_subscribed.js'
import { openCheckout } from './open_checkout.js'

/**
 * Sends a merchant to pay for a subscription. A coupon counts if it is one of `COUPONS` and this is the first
 * subscription; any other is ignored.
 * @returns address of the payment page
 * @throws AppError 409 `already_subscribed`; 502 or 503 when the payment provider fails
 */
export async function startCheckout(userId: number, coupon: string | null): Promise<string> {
  if (await isSubscribed(userId)) throw alreadySubscribed('You are subscribed already.')
  const counts =
    coupon !== null && Object.hasOwn(COUPONS, coupon) && !(await hadSubscription(userId))
  const url = await openCheckout({ userId, kind: 'subscription', coupon: counts ? coupon : null })
  if (url) return url
  throw alreadySubscribed('Your payment has arrived and your subscription starts in a moment.')
}

function alreadySubscribed(message: string): AppError {
  return new AppError(409, 'already_subscribed', message)
}
