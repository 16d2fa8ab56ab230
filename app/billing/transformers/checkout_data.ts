import type { CreditKind } from '#config/credits'
import type { Checkout } from '../queries/find_checkout.js'

/** A visit to the payment page, as the page that follows it shows it. */
export type CheckoutData = {
  kind: Checkout['kind']
  /** `processing` until the payment is known and its credits are there. */
  state: 'processing' | 'complete' | 'failed' | 'expired'
  granted: { kind: CreditKind; amount: number }[]
}

export function checkoutData({ kind, status, granted }: Checkout): CheckoutData {
  if (status === 'failed' || status === 'expired') return { kind, state: status, granted: [] }
  const arrived = status === 'complete' && granted.length > 0
  return { kind, state: arrived ? 'complete' : 'processing', granted }
}
