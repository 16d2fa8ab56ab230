import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { lockEndpoint } from '../queries/find_endpoint.js'

/**
 * Removes an endpoint with its log, and tells its owner by mail; what waits to be sent to it is not sent.
 * @throws AppError 404 when the user has no such endpoint
 */
export async function deleteEndpoint(
  userId: number,
  endpointId: number,
  client: ClientInfo
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const { url } = await lockEndpoint(trx, userId, endpointId, 'update')
    await sql(trx, 'delete from webhook_endpoints where id = ?', [endpointId])
    await notifyOfSecurityEvent(trx, userId, 'webhook_removed', client, { url })
  })
}
