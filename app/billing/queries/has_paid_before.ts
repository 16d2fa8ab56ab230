import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

/** Whether a user has had a subscription from the payment provider or bought something: then there is a history to show. */
export async function hasPaidBefore(userId: number): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    `select 1 where exists (select 1 from subscriptions where user_id = :userId)
       or exists (select 1 from payments where user_id = :userId)`,
    { userId }
  )
  return rows.length > 0
}
