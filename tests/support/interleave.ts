import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Group } from '@japa/runner/core'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

const PATIENCE_MS = 120_000

/**
 * Lets the tests of a group hold locks while transactions run into them. What a test leaves open is rolled back.
 * @returns `hold` runs a statement in a transaction that stays open
 */
export function holding(group: Group) {
  const open = new Set<TransactionClientContract>()
  group.each.teardown(async () => {
    for (const trx of open) if (!trx.isCompleted) await trx.rollback()
    open.clear()
  })
  return async function hold(
    text: string,
    values: (number | string)[] = []
  ): Promise<TransactionClientContract> {
    const trx = await db.transaction()
    open.add(trx)
    await sql(trx, text, values)
    return trx
  }
}

/** Resolves once so many transactions wait for locks. */
export async function untilWaiting(count: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  // Asked for in the same turn, it would go behind what is to wait, over the same connection.
  await setImmediate()
  for (;;) {
    const { waiting } = firstOf(
      await sql<{ waiting: number }>(
        db.connection(),
        `select count(*) as waiting from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
      )
    )
    if (waiting >= count) return
    if (Date.now() > deadline) throw new Error(`${waiting} of ${count} transactions wait`)
    await sleep(10)
  }
}
