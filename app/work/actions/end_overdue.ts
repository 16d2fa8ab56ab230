import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { giveUpGeneration } from './give_up_generation.js'

/** A job that was lost altogether must not leave its work unfinished: a minute past its deadline it fails. */
export async function endOverdue(): Promise<void> {
  const rows = await sql<{ id: string }>(
    db.connection(),
    `select id from generations where state in ('queued', 'running')
     and deadline_at < now() - interval '1 minute' limit 1000`
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
