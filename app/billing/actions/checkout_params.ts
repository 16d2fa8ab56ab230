import type { Stripe } from 'stripe'
import { absoluteUrl } from '#app/shell/absolute_url'
import { CURRENCY, PACK, PLAN } from '#config/billing'

export type CheckoutKind = 'subscription' | 'pack'

/** A visit to the payment page. */
export interface Checkout {
  id: number
  user_id: number
  kind: CheckoutKind
  coupon: string | null
  /** What it is to cost before discounts, in cents; not known of old visits. */
  amount: number | null
  /** Of the session, once the provider has answered. */
  provider_id: string | null
}

/** What is sold: where its price is found, and cents. */
export const OFFERS: Record<CheckoutKind, { lookupKey: string; amount: number }> = {
  subscription: PLAN,
  pack: PACK,
}

/**
 * Whether a session costs what was asked for.
 * @param amount cents before discounts; null for a visit that is older than the note of it
 */
export function costs(session: Stripe.Checkout.Session, amount: number | null): boolean {
  const isSame = amount === null || session.amount_subtotal === amount
  return session.currency === CURRENCY && isSame
}

/**
 * What the provider is asked for. Made from the visit's row alone, so that a repeated call is the same call; what it
 * costs is the provider's price, never a figure of the request.
 */
export function checkoutParams(
  { id, user_id, kind, coupon }: Checkout,
  customer: string,
  price: string
): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: String(user_id), kind, checkout_id: String(id) }
  const common = {
    customer,
    client_reference_id: String(user_id),
    line_items: [{ price, quantity: 1 }],
    metadata,
    success_url: `${absoluteUrl('/checkout/success')}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: absoluteUrl('/checkout/cancelled'),
  }
  if (kind === 'pack') return { ...common, mode: 'payment', payment_intent_data: { metadata } }
  return {
    ...common,
    mode: 'subscription',
    subscription_data: { metadata },
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  }
}
