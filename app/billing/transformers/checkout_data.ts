import type { CreditKind } from '#config/credits'
import type { Checkout } from '../queries/find_checkout.js'

/** A visit to the payment page, as the page that follows it shows it. */
export type CheckoutData = {
  kind: Checkout['kind']
  /** The one that the visit began with, for another try. */
  coupon: string | null
  /** `processing` until the payment is known and its credits are there. */
  state: Exclude<Checkout['status'], 'open'>
  granted: { kind: CreditKind; amount: number }[]
}

export function checkoutData({ kind, coupon, status, granted }: Checkout): CheckoutData {
  if (status !== 'open' && status !== 'processing' && status !== 'complete')
    return { kind, coupon, state: status, granted: [] }
  const arrived = status === 'complete' && granted.length > 0
  return { kind, coupon, state: arrived ? 'complete' : 'processing', granted }
}
