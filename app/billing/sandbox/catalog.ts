import db from '@adonisjs/lucid/services/db'
import { COUPONS, CURRENCY, PACK, PLAN } from '#config/billing'
import { sql } from '#app/shell/sql'
import { unixNow } from './ids.js'
import { makeCoupon } from './objects/coupon.js'
import { makePortalConfiguration } from './objects/portal.js'
import { makePrice, makeProduct } from './objects/price.js'
import type { SandboxObject } from './objects/types.js'

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
         data = sandbox_objects.data || (excluded.data - '{created,updated,times_redeemed}'::text[])`,
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
    makePortalConfiguration(now),
  ]
}
