import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { featureOn } from '#config/features'
import { sql } from '#app/core/database/sql'
import type { EventType } from '#app/api/endpoints/event_types'
import { queueDelivery } from './queue_delivery.js'

interface RecordEventInput {
  userId: number
  type: EventType
  /** The work that it tells of; `data` otherwise. */
  generationId?: string
  data?: object
}

/**
 * Has a user's endpoints told of something if, and only if, the transaction is committed. Nothing is kept when none of them asked
 * for it, or when the feature that endpoints belong to is off. An endpoint that is being deleted is waited for: it is then not told.
 */
export async function recordEvent(
  trx: TransactionClientContract,
  { userId, type, generationId, data }: RecordEventInput
): Promise<void> {
  if (!featureOn('apiTokens')) return
  const deliveries = await sql<{ id: number }>(
    trx,
    `with listeners as (
       select id from webhook_endpoints
       where user_id = :userId and disabled_at is null and :type = any(event_types)
       order by id for key share),
     event as (
       insert into webhook_messages (user_id, type, generation_id, data)
       select :userId::bigint, :type::text, :generationId::uuid, :data::jsonb
       where exists (select 1 from listeners) returning id)
     insert into webhook_deliveries (message_id, endpoint_id)
     select event.id, listeners.id from event, listeners returning id`,
    {
      userId,
      type,
      generationId: generationId ?? null,
      data: data === undefined ? null : JSON.stringify(data),
    }
  )
  for (const { id } of deliveries) await queueDelivery(trx, { id, userId })
}
