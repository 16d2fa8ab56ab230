import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { PACK, PLAN } from '#config/billing'
import { sandboxSecretKey } from '#config/payment_sandbox'

/** The real client library, calling the sandbox. */
export function sandboxClient(key = sandboxSecretKey()): Stripe {
  return new Stripe(key, {
    host: process.env.HOST,
    port: Number(process.env.PORT),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
}

/** A customer that nobody has signed up. */
export function newCustomer(stripe: Stripe, userId = '1'): Promise<Stripe.Customer> {
  return stripe.customers.create({
    email: `ada-${randomUUID()}@example.test`,
    name: 'Ada Merchant',
    metadata: { user_id: userId },
  })
}

export type SessionFields = Partial<Stripe.Checkout.SessionCreateParams>

/** An open checkout session for a new customer if none is given: of the plan, or in `payment` mode of the pack. */
export async function newSession(
  stripe: Stripe,
  fields: SessionFields = {}
): Promise<Stripe.Checkout.Session> {
  const mode = fields.mode ?? 'subscription'
  const lookupKey = mode === 'subscription' ? PLAN.lookupKey : PACK.lookupKey
  const prices = await stripe.prices.list({ lookup_keys: [lookupKey] })
  return stripe.checkout.sessions.create({
    mode,
    customer: fields.customer ?? (await newCustomer(stripe)).id,
    line_items: [{ price: prices.data[0]!.id, quantity: 1 }],
    success_url: 'https://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.test/cancelled',
    ...fields,
  })
}
