import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { GENERATIONS_QUEUE } from '../queues.js'
import { giveUpGeneration } from './give_up_generation.js'

/**
 * A job that was lost altogether must not leave its work unfinished: a minute past its deadline it fails. While operators have paused the
 * queue, what waits in it keeps the rest of its time.
 */
export async function endOverdue(): Promise<void> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    `select id from generations where state in ('queued', 'running')
     and deadline_at < now() - interval '1 minute'
     and not (state = 'queued' and exists (select 1 from paused_work where queue = ?)) limit 1000`,
    [GENERATIONS_QUEUE]
  )
  for (const { id } of rows) {
    try {
      await giveUpGeneration({
        id,
        state: 'failed',
        failure: { code: 'took_too_long', params: {} },
      })
    } catch (error) {
      logger.error({ err: error, generationId: id }, 'overdue work not ended')
    }
  }
}
