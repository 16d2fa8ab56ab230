import type { Stripe } from 'stripe'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { CURRENCY, PACK, PLAN, stripeTax } from '#config/billing'

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
 * Whether a session costs what was asked for. Tax is no part of that: what it adds stands beside, and what a price
 * includes of it is in both figures.
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
    // Who needs them on the invoice gives them: asking everybody for a street would keep some from paying.
    billing_address_collection: 'auto' as const,
    tax_id_collection: { enabled: true },
    // Kept for the next invoice. The provider takes VAT numbers of known customers only with the name.
    customer_update: { address: 'auto' as const, name: 'auto' as const },
    ...(stripeTax ? { automatic_tax: { enabled: true } } : {}),
    success_url: `${absoluteUrl('/checkout/success')}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: absoluteUrl('/checkout/cancelled'),
  }
  if (kind === 'pack') {
    return {
      ...common,
      mode: 'payment',
      payment_intent_data: { metadata },
      invoice_creation: { enabled: true, invoice_data: { metadata } },
    }
  }
  return {
    ...common,
    mode: 'subscription',
    subscription_data: { metadata },
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  }
}
