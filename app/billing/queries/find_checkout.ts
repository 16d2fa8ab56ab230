import db from '@adonisjs/lucid/services/db'
import type { CreditKind } from '#config/credits'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'
import type { CheckoutStatus } from '../syncs/checkout_status.js'

export interface Checkout {
  kind: 'subscription' | 'pack'
  coupon: string | null
  status: CheckoutStatus
  /** The payment provider's id of the visit. */
  providerId: string | null
  createdAt: Date
  /** Credits that have arrived for it, by kind. */
  granted: { kind: CreditKind; amount: number }[]
}

/** A subscription's first month is granted by its invoice, which may be told of a little before the visit's end. */
const SELECT = `
  select c.kind, c.coupon, c.status, c.provider_id as "providerId", c.created_at as "createdAt",
    (select coalesce(json_agg(g order by g.kind), '[]') from (
       select kind, sum(amount)::int as amount from credit_grants
       where user_id = c.user_id and case c.kind
         when 'pack' then source = 'pack' and source_key = c.provider_id
         else source = 'subscription' and created_at >= c.created_at
           and created_at < coalesce(c.completed_at, now()) + interval '1 day' end
       group by kind) g) as granted
  from checkouts c`

/** A user's visit to the payment page, by the provider's id of it. */
export async function findCheckout(userId: number, providerId: string): Promise<Checkout | null> {
  const rows = await sql<Checkout>(
    db.connection(),
    `${SELECT} where c.user_id = ? and c.provider = ? and c.provider_id = ?`,
    [userId, paymentProvider, providerId]
  )
  return rows[0] ?? null
}

/** A user's last visit to the payment page. */
export async function findLastCheckout(userId: number): Promise<Checkout | null> {
  const rows = await sql<Checkout>(
    db.connection(),
    `${SELECT} where c.user_id = ? and c.provider = ? order by c.id desc limit 1`,
    [userId, paymentProvider]
  )
  return rows[0] ?? null
}
