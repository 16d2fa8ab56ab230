import db from '@adonisjs/lucid/services/db'
import type { PgBoss } from 'pg-boss'
import { DATA_EXPORTS_QUEUE, type DataExportJob } from '../queues.js'
import { onConnection } from '#app/core/queue/boss'
import { sql } from '#app/core/database/sql'

/** Gives a copy that is being written back to the queue with all its attempts, for a worker that has to stop. */
export async function releaseDataExport(queue: PgBoss, exportId: string): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await sql(
      trx,
      `update data_exports set state = 'queued', progress = 0 where id = ? and state = 'running' returning id`,
      [exportId]
    )
    if (rows.length === 0) return
    await queue.send(DATA_EXPORTS_QUEUE, { exportId } satisfies DataExportJob, {
      db: onConnection(trx),
    })
  })
}
