import db from '@adonisjs/lucid/services/db'
import { paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'

/** Whether a user ever had a subscription that was paid: promotions are for those who had none. */
export async function hadSubscription(userId: number): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    `select 1 from subscriptions
     where user_id = ? and provider = ? and status not in ('incomplete', 'incomplete_expired') limit 1`,
    [userId, paymentProvider]
  )
  return rows.length > 0
}
