import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { TEST_EVENT } from '#app/api/endpoints/event_types'
import { lockEndpoint } from '../queries/find_endpoint.js'
import { queueDelivery } from './queue_delivery.js'
import { endpointDisabled } from '../errors.js'

/**
 * Sends an event to one endpoint that tells of nothing.
 * @throws AppError 404 when the user has no such endpoint, 409 when it is switched off
 */
export async function sendTestEvent(userId: number, endpointId: number): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const endpoint = await lockEndpoint(trx, userId, endpointId)
    if (endpoint.disabledAt) throw endpointDisabled()
    const data = { message: 'This is a test. Nothing has happened.' }
    const { id } = firstOf(
      await sql<{ id: number }>(
        trx,
        `with event as (
         insert into webhook_messages (user_id, type, data)
         values (:userId, :type, :data::jsonb) returning id)
       insert into webhook_deliveries (message_id, endpoint_id)
       select id, :endpointId::bigint from event returning id`,
        { userId, endpointId, type: TEST_EVENT, data: JSON.stringify(data) }
      )
    )
    await queueDelivery(trx, { id, userId })
  })
}
