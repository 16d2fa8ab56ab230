import db from '@adonisjs/lucid/services/db'
import type { CreditKind } from '#config/credits'
import { EXPIRY_NOTICE_DAYS } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { mailOnce } from './mail_once.js'

interface ExpiringGrants {
  user_id: number
  name: string
  email: string
  source_key: string
  expires_at: Date
  left: Partial<Record<CreditKind, number>>
}

/**
 * Tells those whose credits of a subscription lapse soon, once a payment.
 */
export async function notifyOfExpiringCredits(): Promise<void> {
  const rows = await sql<ExpiringGrants>(
    db.connection(),
    `select u.id as user_id, u.name, u.email, g.source_key, min(g.expires_at) as expires_at,
       jsonb_object_agg(g.kind, g.remaining) as left
     from credit_grants g join users u on u.id = g.user_id
     where u.wants_reminders and g.source = 'subscription' and g.remaining > 0 and g.expires_at > now()
       and g.expires_at <= now() + make_interval(days => ?)
       and not exists (
         select 1 from billing_notices n where n.user_id = u.id and n.kind = 'credits_expiring'
           and n.reference = g.source_key)
     group by u.id, g.source_key`,
    [EXPIRY_NOTICE_DAYS]
  )
  for (const { user_id: id, name, email, source_key: reference, ...grants } of rows) {
    const data = { at: grants.expires_at.toISOString(), left: grants.left }
    await db.transaction((trx) =>
      mailOnce(trx, { buyer: { id, name, email }, kind: 'credits_expiring', reference, data })
    )
  }
}
