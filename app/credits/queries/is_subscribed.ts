import db from '@adonisjs/lucid/services/db'
import { paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'
import { sql } from '#app/core/database/sql'

/** Whether a user has a subscription that counts. */
export async function isSubscribed(userId: number): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    'select 1 from subscriptions where user_id = ? and provider = ? and status = any(?) limit 1',
    [userId, paymentProvider, SUBSCRIBED_STATUSES]
  )
  return rows.length > 0
}
