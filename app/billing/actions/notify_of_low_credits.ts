import db from '@adonisjs/lucid/services/db'
import { LOW_CREDITS, paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { mailOnce } from './mail_once.js'

interface LowBalance {
  user_id: number
  name: string
  email: string
  left: number
  newest_grant: number
}

/**
 * Tells subscribers whose image credits are nearly spent, once after each time that credits were received. Who has none
 * but the welcome's is not bothered.
 * @param afterEntry whose credits changed after this entry of the ledger; what lapsed must have been booked
 */
export async function notifyOfLowCredits(afterEntry: number): Promise<void> {
  // An `exists` for the subscription could be joined from the other side: all subscribers would be read.
  const rows = await sql<LowBalance>(
    db.connection(),
    `select u.id as user_id, u.name, u.email, b.left, b.newest_grant
     from (select distinct user_id from credit_entries where id > :afterEntry and kind = 'image') c
     join users u on u.id = c.user_id
     join lateral (
       select coalesce(sum(g.remaining) filter (where g.expires_at is null or g.expires_at > now()), 0)::int as left,
         max(g.id) filter (where g.payment_id is not null) as newest_grant
       from credit_grants g where g.user_id = u.id and g.kind = 'image') b on true
     where (select true from subscriptions s
         where s.user_id = u.id and s.provider = :provider and s.status = any(:statuses) limit 1)
       and u.wants_reminders and b.left <= :low and b.newest_grant is not null
       and not exists (
         select 1 from billing_notices n where n.user_id = u.id and n.kind = 'credits_low'
           and n.reference = b.newest_grant::text)`,
    { afterEntry, provider: paymentProvider, statuses: SUBSCRIBED_STATUSES, low: LOW_CREDITS }
  )
  for (const { user_id: id, name, email, left, newest_grant: newest } of rows) {
    const reference = String(newest)
    await db.transaction((trx) =>
      mailOnce(trx, { buyer: { id, name, email }, kind: 'credits_low', reference, data: { left } })
    )
  }
}
