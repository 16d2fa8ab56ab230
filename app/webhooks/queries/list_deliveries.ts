import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { DELIVERIES_PER_PAGE } from '#config/webhooks'
import type { DeliveryProblem } from '../delivery_problem.js'
import type { DeliveryState } from '../delivery_state.js'

export interface Attempt {
  id: number
  deliveryId: number
  status: number | null
  problem: DeliveryProblem | null
  answer: string
  durationMs: number
  createdAt: Date
}

export interface Delivery {
  id: number
  messageId: string
  type: string
  state: DeliveryState
  nextAttemptAt: Date | null
  createdAt: Date
  /** The newest first. */
  attempts: Attempt[]
}

interface DeliveryPage {
  deliveries: Delivery[]
  /** Where the next page starts, null on the last. */
  nextCursor: number | null
}

/**
 * What was sent to an endpoint, the newest first. A delivery and its attempts are as they were at one moment.
 * @param before the last delivery of the page before; null for the first page
 */
export function listDeliveries(endpointId: number, before: number | null): Promise<DeliveryPage> {
  return db.transaction((trx) => readPage(trx, endpointId, before), {
    isolationLevel: 'repeatable read',
  })
}

async function readPage(
  trx: TransactionClientContract,
  endpointId: number,
  before: number | null
): Promise<DeliveryPage> {
  const rows = await sql<Omit<Delivery, 'attempts'>>(
    trx,
    `select d.id, e.id as "messageId", e.type, d.state, d.next_attempt_at as "nextAttemptAt", e.created_at as "createdAt"
     from webhook_deliveries d join webhook_messages e on e.id = d.message_id
     where d.id = any(array(select id from webhook_deliveries
       where endpoint_id = :endpointId and id < coalesce(:before::bigint, 9223372036854775807)
       order by id desc limit ${DELIVERIES_PER_PAGE + 1}))
     order by d.id desc`,
    { endpointId, before }
  )
  const page = rows.slice(0, DELIVERIES_PER_PAGE)
  const attempts = Map.groupBy(
    await listAttempts(
      trx,
      page.map(({ id }) => id)
    ),
    ({ deliveryId }) => deliveryId
  )
  return {
    deliveries: page.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? [] })),
    nextCursor: rows.length > DELIVERIES_PER_PAGE ? page.at(-1)!.id : null,
  }
}

function listAttempts(trx: TransactionClientContract, deliveryIds: number[]): Promise<Attempt[]> {
  return sql<Attempt>(
    trx,
    `select id, delivery_id as "deliveryId", status, problem, answer, duration_ms as "durationMs",
       created_at as "createdAt"
     from webhook_attempts where delivery_id = any(?) order by id desc`,
    [deliveryIds]
  )
}
