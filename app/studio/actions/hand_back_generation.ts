import db from '@adonisjs/lucid/services/db'
import type { PgBoss } from 'pg-boss'
import { GENERATIONS_QUEUE, onConnection } from '#app/queue/boss'
import { sql } from '#app/shell/sql'

/** Gives running work back to the queue with all its attempts, for a worker that has to stop. */
export async function handBackGeneration(queue: PgBoss, id: string, attempt: number) {
  await db.transaction(async (trx) => {
    const rows = await sql(
      trx,
      `update generations set state = 'queued', progress = 0, step = null
       where id = ? and attempt = ? and state = 'running' returning 1`,
      [id, attempt]
    )
    if (rows.length === 0) return
    await queue.send(GENERATIONS_QUEUE, { generationId: id }, { db: onConnection(trx) })
  })
}
