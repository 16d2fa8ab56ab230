import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { GENERATIONS_QUEUE } from '../queues.js'

/**
 * At which place jobs wait for a worker: 1 is taken next. Counted in the order in which the queue hands them out.
 * @param ids of jobs; one that does not wait is left out
 */
export async function queuePlaces(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: string; place: number }>(
    db.connection(),
    `select id, place from (
       select id, row_number() over (order by priority desc, created_on, id) as place
       from pgboss.job where name = ? and state < 'active') waiting
     where id = any(?)`,
    [GENERATIONS_QUEUE, ids]
  )
  return new Map(rows.map(({ id, place }) => [id, place]))
}
