import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '../database/sql.js'
import { notifyEvent } from './events.js'

export interface PauseInput {
  queue: string
  operatorId: number | null
  reason: string
}

/**
 * Has workers take no more jobs of a queue, once the transaction is committed; what they have taken is done.
 * @returns whether it was not paused before
 */
export async function pauseQueue(
  trx: TransactionClientContract,
  { queue, operatorId, reason }: PauseInput
): Promise<boolean> {
  const made = await sql(
    trx,
    `insert into paused_work (queue, operator_id, reason) values (?, ?, ?) on conflict do nothing returning 1`,
    [queue, operatorId, reason]
  )
  await tellWorkers(trx)
  return made.length > 0
}

/**
 * Has workers take jobs of a queue again, once the transaction is committed.
 * @returns since when it was paused; null where it was not
 */
export async function resumeQueue(
  trx: TransactionClientContract,
  queue: string
): Promise<Date | null> {
  const [ended] = await sql<{ since: Date }>(
    trx,
    'delete from paused_work where queue = ? returning paused_at as since',
    [queue]
  )
  await tellWorkers(trx)
  return ended?.since ?? null
}

/** Names of the queues that are paused. */
export async function listPaused(): Promise<ReadonlySet<string>> {
  const rows = await sql<{ queue: string }>(db.connection(), 'select queue from paused_work')
  return new Set(rows.map(({ queue }) => queue))
}

function tellWorkers(trx: TransactionClientContract): Promise<void> {
  return notifyEvent(trx, { type: 'renewed', userId: 0, data: { what: 'pauses' } })
}
