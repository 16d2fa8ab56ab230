import db from '@adonisjs/lucid/services/db'
import { notifyOfSecurityEvent } from '#app/accounts/actions/notify_of_security_event'
import type { ClientInfo } from '#app/accounts/sessions/client_info'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { lockEndpoint } from '../queries/find_endpoint.js'
import type { EndpointFields } from './create_endpoint.js'

interface ChangeEndpointInput extends EndpointFields {
  userId: number
  endpointId: number
  enabled: boolean
}

/**
 * Changes an endpoint; its owner is told by mail when it is moved to another address. One that is switched on, or moved to another address, begins anew, whatever it failed at before.
 * @throws AppError 404 when the user has no such endpoint
 */
export async function changeEndpoint(
  input: ChangeEndpointInput,
  client: ClientInfo
): Promise<void> {
  const { userId, endpointId, url, description, eventTypes, enabled } = input
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const before = await lockEndpoint(trx, userId, endpointId)
    await sql(
      trx,
      `update webhook_endpoints set url = :url, description = :description, event_types = :eventTypes,
         failing_since = case when url <> :url or (:enabled and disabled_at is not null) then null else failing_since end,
         disabled_reason = case when :enabled then null else coalesce(disabled_reason, 'owner') end,
         disabled_at = case when :enabled then null else coalesce(disabled_at, now()) end
       where id = :endpointId`,
      { url, description, eventTypes, enabled, endpointId }
    )
    if (url !== before.url)
      await notifyOfSecurityEvent(trx, userId, 'webhook_moved', client, { url })
  })
}
