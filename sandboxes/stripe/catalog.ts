import db from '@adonisjs/lucid/services/db'
import { COUPONS, CURRENCY, PACK, PLAN } from '#config/billing'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { sql } from '#app/core/database/sql'
import { unixNow } from './ids.js'
import { API_VERSION } from './objects/common.js'
import { makeCoupon } from './objects/coupon.js'
import { makePortalConfiguration } from './objects/portal.js'
import { makePrice, makeProduct } from './objects/price.js'
import { EVERY_EVENT, makeWebhookEndpoint } from './objects/webhook_endpoint.js'
import { sandboxWebhookSecret } from '#config/payment_sandbox'
import type { SandboxObject } from './objects/types.js'

/** Where the app itself hears of events. */
export const APP_ENDPOINT = 'we_app'

/** What may have been changed since; the rest is as it is set. */
const KEPT = '{created,updated,times_redeemed,lookup_key,enabled_events,status}'

let ensured: Promise<void> | undefined

/**
 * Has what is sold in the sandbox from the start: the products, prices and coupons of `config/billing.ts`, as they are
 * set now. Done once a process.
 */
export function ensureCatalog(): Promise<void> {
  ensured ??= writeCatalog().catch((error) => {
    ensured = undefined
    throw error
  })
  return ensured
}

async function writeCatalog(): Promise<void> {
  for (const object of catalog()) {
    await sql(
      db.connection(),
      `insert into sandbox_objects (id, type, created, data) values (?, ?, to_timestamp(?), ?::jsonb)
       on conflict (id) do update set
         data = sandbox_objects.data || (excluded.data - '${KEPT}'::text[])`,
      [object.id, object.object, object.created, JSON.stringify(object)]
    )
  }
}

/** Each with an identifier of its own making, so that every process means the same. */
function catalog(): SandboxObject[] {
  const now = unixNow()
  const sold = [
    { ...PLAN, interval: 'month' as const },
    { ...PACK, interval: undefined },
  ]
  return [
    ...sold.flatMap(({ lookupKey, name, amount, interval }) => [
      makeProduct({ id: `prod_${lookupKey}`, name, now }),
      makePrice({
        id: `price_${lookupKey}`,
        product: `prod_${lookupKey}`,
        currency: CURRENCY,
        unitAmount: amount,
        lookupKey,
        interval,
        now,
      }),
    ]),
    ...Object.entries(COUPONS).map(([id, { percentOff }]) =>
      makeCoupon({ id, percentOff, name: `${percentOff}% off`, now })
    ),
    makePortalConfiguration({ id: 'bpc_default', isDefault: true, now }),
    makeWebhookEndpoint({
      id: APP_ENDPOINT,
      url: absoluteUrl('/webhooks/stripe'),
      enabledEvents: [EVERY_EVENT],
      apiVersion: API_VERSION,
      secret: sandboxWebhookSecret(),
      now,
    }),
  ]
}
