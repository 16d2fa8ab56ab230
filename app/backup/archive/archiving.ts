import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

/** Of the advisory lock of whoever archives; any number nobody else uses. */
export const ARCHIVING = 7_305_817

/** Whether somebody archives at this moment. */
export async function isArchiving(): Promise<boolean> {
  const { held } = firstOf(
    await sql<{ held: boolean }>(
      db.connection(),
      `select exists (select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ?::bigint::oid and granted
         and database = (select oid from pg_database where datname = current_database())) as held`,
      [ARCHIVING]
    )
  )
  return held
}
