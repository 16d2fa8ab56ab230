import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

/** Of the advisory lock that says that files of the store stay where they are; any number nobody else uses. */
const HELD = 7_305_811

/**
 * Does something while no file of the store is removed: those of rows that go meanwhile are swept away afterwards. Whoever removes
 * files looks after its row is gone, so that a copy of the database that is made meanwhile finds the files of all its rows.
 */
export function holdFiles<Result>(act: () => Promise<Result>): Promise<Result> {
  return db.transaction(async (trx) => {
    await sql(trx, 'select pg_advisory_xact_lock_shared(?)', [HELD])
    return act()
  })
}

/** Whether somebody needs files to stay where they are. */
export async function areFilesHeld(): Promise<boolean> {
  const { isHeld } = firstOf(
    await sql<{ isHeld: boolean }>(
      db.connection(),
      `select exists (select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ? and granted
         and database = (select oid from pg_database where datname = current_database())) as "isHeld"`,
      [HELD]
    )
  )
  return isHeld
}
