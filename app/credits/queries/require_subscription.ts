import { requireSubscription } from '#config/billing'
import { isSubscribed } from './is_subscribed.js'
import { subscriptionRequired } from '../errors.js'

/**
 * Making pictures of one's own product needs a subscription; public samples are free to try.
 * @throws AppError 403 `subscription_required`
 */
export async function requireSubscriptionFor(
  product: { isPublic: boolean },
  userId: number
): Promise<void> {
  if (!requireSubscription || product.isPublic || (await isSubscribed(userId))) return
  throw subscriptionRequired()
}
