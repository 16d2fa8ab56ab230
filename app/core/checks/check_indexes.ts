import db from '@adonisjs/lucid/services/db'
import { sql } from '../database/sql.js'
import type { Fault } from '../self_checks.js'

/** Indexes whose making was cut off: they are kept up to date and never used. Those that are just being made are none. */
export async function checkIndexes(): Promise<Fault[]> {
  const rows = await sql<{ name: string }>(
    db.connection(),
    `select i.indexrelid::regclass::text as name from pg_index i
     where not i.indisvalid and i.indexrelid not in (select index_relid from pg_stat_progress_create_index)
     order by 1 limit 20`
  )
  return rows.map(({ name }) => ({
    problem: `The index ${name} is invalid: it costs time and is not used.`,
    fix: `Run "reindex index concurrently ${name}" in the database, or drop it if its name ends with _ccnew or _ccold.`,
  }))
}
