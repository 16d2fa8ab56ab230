import db from '@adonisjs/lucid/services/db'
import { SUBSCRIBED_STATUSES } from '#config/billing'

/** Whether a user has a subscription that counts. */
export async function isSubscribed(userId: number): Promise<boolean> {
  const { rows } = await db.rawQuery(
    'select 1 from subscriptions where user_id = ? and status = any(?) limit 1',
    [userId, SUBSCRIBED_STATUSES]
  )
  return rows.length > 0
}
