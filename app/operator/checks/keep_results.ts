import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { queueMail } from '#app/mail/actions/queue_mail'
import type { Checked } from './run_checks.js'

/** Keeps what checks found in place of what they found before, and has a mail sent about what the operator was not told yet. */
export async function keepResults(results: Checked[], recipient: string | null): Promise<void> {
  await db.transaction(async (trx) => {
    const untold: Checked[] = []
    // In one order, so that two who look at once wait for each other and do not get stuck.
    for (const result of results.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const { name, faults } = result
      const { isTold } = firstOf(
        await sql<{ isTold: boolean }>(
          trx,
          `insert into self_checks as c (name, checked_at, faults, broken_since)
           values (:name, now(), :faults::jsonb, case when :isBroken then now() end)
           on conflict (name) do update set checked_at = now(), faults = excluded.faults,
             broken_since = case when :isBroken then coalesce(c.broken_since, now()) end,
             told_at = case when :isBroken then c.told_at end
           returning told_at is not null as "isTold"`,
          { name, faults: JSON.stringify(faults), isBroken: faults.length > 0 }
        )
      )
      if (faults.length > 0 && !isTold) untold.push(result)
    }
    if (recipient === null || untold.length === 0) return
    await queueMail(trx, {
      userId: null,
      recipient,
      kind: 'checks_failed',
      data: { checks: untold },
    })
    await sql(trx, 'update self_checks set told_at = now() where name = any(?)', [
      untold.map(({ name }) => name),
    ])
  })
}
