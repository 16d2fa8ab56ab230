import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PgBoss } from 'pg-boss'
import { type ImportJob, IMPORTS_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'

interface QueueRowsInput {
  queue: PgBoss
  trx: TransactionClientContract
  userId: number
  rowIds: readonly number[]
}

/** Has rows of a user imported once the caller's transaction is committed. */
export async function queueRows({ queue, trx, userId, rowIds }: QueueRowsInput): Promise<void> {
  if (rowIds.length === 0) return
  await queue.insert(
    IMPORTS_QUEUE,
    rowIds.map((rowId) => ({
      data: { rowId } satisfies ImportJob,
      group: { id: String(userId) },
    })),
    { db: onConnection(trx) }
  )
}
