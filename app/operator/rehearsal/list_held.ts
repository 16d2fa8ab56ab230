import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Rehearsed } from '#app/core/rehearsal'
import { sql } from '#app/core/database/sql'
import { MAILS_QUEUE } from '#app/mail/queues'

/** Mails that waited are kept within moments. */
const PATIENCE_MS = 60_000

/** What the copy would have done for others, and has not. */
export async function listHeld(): Promise<Rehearsed> {
  const deadline = performance.now() + PATIENCE_MS
  while ((await countDueMails()) > 0 && performance.now() < deadline) await sleep(200)
  const late = await countDueMails()
  const rows = await sql<{ name: string; waiting: number; done: number }>(
    db.connection(),
    `select name, (count(*) filter (where state < 'completed'))::int as waiting,
       (count(*) filter (where state = 'completed'))::int as done
     from pgboss.job group by name order by name`
  )
  const mails = rows.find(({ name }) => name === MAILS_QUEUE)?.done ?? 0
  const held = rows.filter(({ waiting }) => waiting > 0).map((it) => `${it.name} ${it.waiting}`)
  return {
    said: `${mails} mails kept in its mailbox; jobs that wait: ${held.join(', ') || 'none'}`,
    wrong: late > 0 ? [`${late} mails were not taken up by the worker within a minute.`] : [],
  }
}

async function countDueMails(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    db.connection(),
    `select count(*)::int as count from pgboss.job
     where name = ? and state < 'completed' and start_after <= now()`,
    [MAILS_QUEUE]
  )
  return row!.count
}
