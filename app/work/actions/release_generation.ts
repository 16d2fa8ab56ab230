import db from '@adonisjs/lucid/services/db'
import type { PgBoss } from 'pg-boss'
import { GENERATIONS_QUEUE } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { sql } from '#app/core/database/sql'

interface Attempt {
  /** The work's id. */
  id: string
  attempt: number
  jobId: string
}

/**
 * Gives running work back to the queue, for a worker that has to stop: the same job waits again at the place that it had, and this
 * attempt does not count.
 */
export async function releaseGeneration(
  queue: PgBoss,
  { id, attempt, jobId }: Attempt
): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await sql(
      trx,
      `update generations set state = 'queued', progress = 0, step = null
       where id = ? and attempt = ? and state = 'running' returning 1`,
      [id, attempt]
    )
    if (rows.length === 0) return
    const onTrx = { db: onConnection(trx) }
    const job = await queue.getJobById(GENERATIONS_QUEUE, jobId, onTrx)
    await queue.cancel(GENERATIONS_QUEUE, jobId, onTrx)
    // Not `restore`: who takes a restored job cannot be told from this worker, which has yet to end the attempt.
    await queue.resume(GENERATIONS_QUEUE, jobId, onTrx)
    const retryLimit = job!.retryLimit + 1
    await queue.update(GENERATIONS_QUEUE, undefined, { ...onTrx, id: jobId, retryLimit })
  })
}
