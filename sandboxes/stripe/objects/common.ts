import Stripe from 'stripe'

/** The version of the API that the client library is made for, and the only one that the sandbox speaks. */
export const API_VERSION = Stripe.API_VERSION

/** A list as it stands inside an object: all there is, on one page. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url }
}
