import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'

/**
 * Says where an affiliate's next payouts go.
 * @returns whether the user is an affiliate
 */
export async function updatePaypalEmail(userId: number, paypalEmail: string): Promise<boolean> {
  const rows = await sql(
    db.connection(),
    'update affiliates set paypal_email = ? where user_id = ? returning id',
    [paypalEmail, userId]
  )
  return rows.length > 0
}
