import { useShared } from '../client/use_shared'

/** Whether the signed-in merchant has to subscribe before pictures of products of their own can be made. */
export function useNeedsSubscription(): boolean {
  const { auth, features } = useShared()
  return features.ownProductsNeedSubscription && auth.user !== null && !auth.user.subscribed
}
