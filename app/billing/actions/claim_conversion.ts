import db from '@adonisjs/lucid/services/db'
import { PACK, PLAN, COUPONS, paymentProvider } from '#config/billing'
import type { Conversion, ServerNoticed } from '#app/analytics/settings'
import { sql } from '#app/core/database/sql'

/** A purchase that nobody looked at for so long is not told any more. */
const TOLD_WITHIN_DAYS = 7

interface Purchase {
  id: number
  kind: 'subscription' | 'pack'
  coupon: string | null
  transactionId: string
}

interface ToTell {
  googleAdsConversion: Conversion
  posthogData: ServerNoticed | null
}

export const NOTHING: ToTell = {
  googleAdsConversion: { enabled: false, transactionId: null },
  posthogData: null,
}

/**
 * What the dashboard has to tell analytics of the last purchase. Each purchase is handed out once: who asks for it
 * marks it as told in the same statement.
 */
export async function claimConversion(userId: number): Promise<ToTell> {
  const rows = await sql<Purchase>(
    db.connection(),
    `update checkouts set conversion_reported_at = now()
     where id = (
       select id from checkouts
       where user_id = ? and provider = ? and status = 'complete' and conversion_reported_at is null
         and completed_at > now() - make_interval(days => ?)
       order by id limit 1 for update skip locked)
     returning id, kind, coupon, provider_id as "transactionId"`,
    [userId, paymentProvider, TOLD_WITHIN_DAYS]
  )
  const purchase = rows[0]
  if (!purchase) return NOTHING
  const { kind, coupon, transactionId } = purchase
  return {
    googleAdsConversion: { enabled: true, transactionId },
    posthogData: {
      event: 'checkout_completed',
      properties: { kind, coupon: coupon ?? '', value: valueOf(purchase), currency: 'USD' },
    },
  }
}

/** Dollars. */
function valueOf({ kind, coupon }: Purchase): number {
  if (kind === 'pack') return PACK.amount / 100
  const percentOff = coupon === null ? 0 : (COUPONS[coupon]?.percentOff ?? 0)
  return (PLAN.amount * (100 - percentOff)) / 10_000
}
