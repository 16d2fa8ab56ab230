import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { until } from './until.js'

/** Begins what operators do, and cuts its connection where it is written down. As `cutAtWrite`. */
export const cutAtAct = (begin: () => Promise<unknown>) =>
  cutAtWrite('operator_acts', 'insert into operator_acts', begin)

/**
 * Begins something, and cuts its connection where it writes into a table, as a process that dies there would.
 *
 * @param begins the first words of the statement that writes
 * @returns what it failed with
 */
export async function cutAtWrite(
  table: string,
  begins: string,
  begin: () => Promise<unknown>
): Promise<unknown> {
  const holder = await db.transaction()
  try {
    await sql(holder, `lock table ${table} in share mode`)
    const failure = begin().then(
      () => null,
      (error: unknown) => error
    )
    // Asked for in the same turn, it would go behind what is to wait, over the same connection.
    await setImmediate()
    await until(async () => {
      const cut = await sql(
        db.connection(),
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ?)`,
        [begins]
      )
      return cut.length > 0
    })
    return await failure
  } finally {
    await holder.rollback()
  }
}
