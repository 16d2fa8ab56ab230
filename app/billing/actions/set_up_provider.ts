import { Stripe } from 'stripe'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { COUPONS, CURRENCY, PACK, PLAN } from '#config/billing'
import { stripe } from '../stripe/stripe_client.js'
import { HANDLED_EVENTS } from '../syncs/handled_events.js'

export interface ProviderSetup {
  /** What was there or was made, a line each. */
  done: string[]
  /** Shown once by the provider, when the endpoint is made. */
  webhookSecret: string | null
}

/** Makes at the payment provider what is sold here and how we hear of it. Run again, it only adds what is missing. */
export async function setUpProvider(): Promise<ProviderSetup> {
  const plan = await ensurePrice(PLAN, { interval: 'month' })
  const pack = await ensurePrice(PACK)
  const coupons: string[] = []
  for (const [code, coupon] of Object.entries(COUPONS)) {
    coupons.push(await ensureCoupon(code, coupon))
  }
  const portal = await ensurePortal()
  const { line, secret } = await ensureEndpoint()
  return { done: [plan, pack, ...coupons, portal, line], webhookSecret: secret }
}

/** A price cannot be changed: another amount makes a new one, which takes the lookup key over. */
async function ensurePrice(
  { lookupKey, name, amount }: { lookupKey: string; name: string; amount: number },
  recurring?: Stripe.PriceCreateParams.Recurring
): Promise<string> {
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [price] = data
  const isSame = price?.unit_amount === amount && price.currency === CURRENCY
  if (isSame) return `price ${lookupKey}: ${price.id} is there`
  const product = price ? price.product : (await stripe().products.create({ name })).id
  const made = await stripe().prices.create({
    product: typeof product === 'string' ? product : product.id,
    currency: CURRENCY,
    unit_amount: amount,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    ...(recurring ? { recurring } : {}),
  })
  return `price ${lookupKey}: ${made.id} was made`
}

async function ensureCoupon(
  id: string,
  { percentOff, duration }: { percentOff: number; duration: 'once' }
): Promise<string> {
  try {
    await stripe().coupons.retrieve(id)
    return `coupon ${id} is there`
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
    if (!isMissing) throw error
  }
  await stripe().coupons.create({ id, percent_off: percentOff, duration })
  return `coupon ${id} was made`
}

/** The portal works from a default configuration, which is the first that is made. */
async function ensurePortal(): Promise<string> {
  const { data } = await stripe().billingPortal.configurations.list({ is_default: true, limit: 1 })
  if (data.length > 0) return 'portal configuration is there'
  await stripe().billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
    },
    default_return_url: absoluteUrl('/billing'),
  })
  return 'portal configuration was made'
}

async function ensureEndpoint(): Promise<{ line: string; secret: string | null }> {
  const url = absoluteUrl('/webhooks/stripe')
  const enabled = HANDLED_EVENTS as Stripe.WebhookEndpointCreateParams['enabled_events']
  for await (const endpoint of stripe().webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url || endpoint.api_version !== Stripe.API_VERSION) continue
    await stripe().webhookEndpoints.update(endpoint.id, { enabled_events: enabled })
    return { line: `webhook endpoint ${url} is there`, secret: null }
  }
  const made = await stripe().webhookEndpoints.create({
    url,
    enabled_events: enabled,
    api_version: Stripe.API_VERSION,
  })
  return { line: `webhook endpoint ${url} was made`, secret: made.secret ?? null }
}
