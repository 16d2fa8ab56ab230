import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { GIVE_UP_DAYS } from '#config/webhooks'
import type { Answer } from '../post_event.js'
import { retryDelay } from '../retry_delay.js'
import type { ClaimedDelivery } from './claim_delivery.js'
import { disableEndpoint } from './disable_endpoint.js'
import { queueDelivery } from './queue_delivery.js'

/** An endpoint that answers so wants no more (Standard Webhooks). */
const GONE = 410

/**
 * Writes down how a try went, and has it repeated or given up when it failed. A try of a delivery that was sent anew meanwhile is
 * written down only.
 */
export async function recordAttempt(delivery: ClaimedDelivery, answer: Answer): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRows(trx, 'users', [delivery.userId], 'key share')
    // The endpoint first: who deletes it goes from there to its deliveries.
    await sql(trx, 'select 1 from webhook_endpoints where id = ? for no key update', [
      delivery.endpointId,
    ])
    const [current] = await sql<{ tries: number; isClaimed: boolean | null }>(
      trx,
      `select tries + 1 as tries, state = 'pending' and next_attempt_at = ?::timestamptz as "isClaimed"
       from webhook_deliveries where id = ? for no key update`,
      [delivery.claimedUntil, delivery.id]
    )
    // It was deleted while it was being sent.
    if (!current) return
    await sql(
      trx,
      `insert into webhook_attempts (delivery_id, status, problem, answer, duration_ms, created_at)
       values (:id, :status, :problem, :answer, :durationMs, now() - make_interval(secs => :durationMs::int / 1000.0))`,
      { id: delivery.id, ...answer }
    )
    if (!current.isClaimed) return
    await sql(trx, 'update webhook_deliveries set tries = ? where id = ?', [
      current.tries,
      delivery.id,
    ])
    if (answer.problem === null) await succeed(trx, delivery)
    else await fail(trx, delivery, current.tries, answer.status === GONE)
  })
}

async function succeed(trx: TransactionClientContract, { id, endpointId }: ClaimedDelivery) {
  await settle(trx, id, 'delivered')
  await sql(trx, 'update webhook_endpoints set failing_since = null where id = ?', [endpointId])
}

async function fail(
  trx: TransactionClientContract,
  delivery: ClaimedDelivery,
  tries: number,
  isGone: boolean
): Promise<void> {
  const { id, endpointId } = delivery
  const { forTooLong } = firstOf(
    await sql<{ forTooLong: boolean }>(
      trx,
      `update webhook_endpoints set failing_since = coalesce(failing_since, now()) where id = ?
     returning failing_since < now() - make_interval(days => ?) as "forTooLong"`,
      [endpointId, GIVE_UP_DAYS]
    )
  )
  const delay = isGone ? null : retryDelay(tries)
  if (delay === null) {
    await settle(trx, id, 'failed')
  } else {
    await sql(
      trx,
      `update webhook_deliveries set next_attempt_at = now() + make_interval(secs => ?) where id = ?`,
      [delay, id]
    )
    await queueDelivery(trx, delivery, delay)
  }
  if (isGone) await disableEndpoint(trx, endpointId, 'gone')
  // One failure alone says little, however long ago the one before was.
  else if (forTooLong && delay === null) await disableEndpoint(trx, endpointId, 'failing')
}

async function settle(trx: TransactionClientContract, id: number, state: 'delivered' | 'failed') {
  await sql(trx, 'update webhook_deliveries set state = ?, next_attempt_at = null where id = ?', [
    state,
    id,
  ])
}
