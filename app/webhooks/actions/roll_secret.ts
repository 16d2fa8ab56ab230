import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { OLD_SECRET_HOURS } from '#config/webhooks'
import { lockEndpoint } from '../queries/find_endpoint.js'
import { newSecret, sealSecret } from '../secrets.js'

/**
 * Gives an endpoint a new secret. The one before signs too for a day, so that the receiver can change over; one from before that
 * is forgotten.
 * @throws AppError 404 when the user has no such endpoint
 */
export async function rollSecret(
  userId: number,
  endpointId: number,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const { url } = await lockEndpoint(trx, userId, endpointId)
    await sql(
      trx,
      `update webhook_endpoints set old_secret = secret, secret = ?,
         old_secret_until = now() + make_interval(hours => ?) where id = ?`,
      [sealSecret(userId, newSecret()), OLD_SECRET_HOURS, endpointId]
    )
    await notifyOfSecurityEvent(trx, userId, 'webhook_secret_replaced', client, { url })
  })
}
