import db from '@adonisjs/lucid/services/db'
import Generation from '../models/generation.js'
import { sql } from '#app/shell/sql'

/**
 * Takes work up for one attempt. An older attempt that still runs somewhere can no longer end it.
 * @returns the work with its new attempt number, or null when it has ended already
 */
export async function claimGeneration(id: string): Promise<Generation | null> {
  const rows = await sql(
    db.connection(),
    `update generations set state = 'running', attempt = attempt + 1, progress = 0, step = null,
       started_at = coalesce(started_at, now())
     where id = ? and state in ('queued', 'running') returning id`,
    [id]
  )
  return rows.length === 0 ? null : Generation.findOrFail(id)
}
