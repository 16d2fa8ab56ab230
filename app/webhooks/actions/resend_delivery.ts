import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { lockEndpoint } from '../queries/find_endpoint.js'
import { queueDelivery } from './queue_delivery.js'
import { endpointDisabled } from '../errors.js'

interface ResendDeliveryInput {
  userId: number
  endpointId: number
  deliveryId: number
}

/**
 * Sends an event once more, at once, with the id that it has; it is then tried again as often as a new one.
 * @throws AppError 404 when the user has no such delivery, 409 when the endpoint is switched off
 */
export async function resendDelivery({
  userId,
  endpointId,
  deliveryId,
}: ResendDeliveryInput): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [userId], 'key share')
    const endpoint = await lockEndpoint(trx, userId, endpointId)
    if (endpoint.disabledAt) throw endpointDisabled()
    const found = await sql(
      trx,
      `update webhook_deliveries set state = 'pending', tries = 0, next_attempt_at = now()
       where id = ? and endpoint_id = ? returning 1`,
      [deliveryId, endpointId]
    )
    if (found.length === 0) throw notFound()
    await queueDelivery(trx, { id: deliveryId, userId })
  })
}
