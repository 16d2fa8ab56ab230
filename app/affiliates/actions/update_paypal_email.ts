import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'

/**
 * Says where an affiliate's next payouts go, and tells the affiliate by mail.
 * @returns whether the user is an affiliate
 */
export function updatePaypalEmail(
  userId: number,
  paypalEmail: string,
  client: ClientInfo
): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const [affiliate] = await sql<{ before: string }>(
      trx,
      `with old as (select id, paypal_email from affiliates where user_id = ? for update)
       update affiliates a set paypal_email = ? from old where a.id = old.id returning old.paypal_email as before`,
      [userId, paypalEmail]
    )
    if (!affiliate) return false
    if (affiliate.before !== paypalEmail) {
      await notifyOfSecurityEvent(trx, userId, 'payout_address_changed', client)
    }
    return true
  })
}
