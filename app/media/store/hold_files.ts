import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

/**
 * Of the advisory lock that says that files of the store stay where they are; any number nobody else uses. Who holds it shared keeps those of
 * rows that go meanwhile from being removed: they are swept away afterwards. Whoever removes files looks after its row is gone, so that a
 * copy of the database that is made meanwhile finds the files of all its rows.
 */
export const FILES_HELD = 7_305_811

/** Whether somebody needs files to stay where they are. */
export async function areFilesHeld(): Promise<boolean> {
  const { isHeld } = firstOf(
    await sql<{ isHeld: boolean }>(
      db.connection(),
      `select exists (select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ? and granted
         and database = (select oid from pg_database where datname = current_database())) as "isHeld"`,
      [FILES_HELD]
    )
  )
  return isHeld
}
