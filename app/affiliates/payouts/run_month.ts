import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sql } from '#app/core/database/sql'
import { monthDue } from './month_of_payouts.js'
import { runPayouts } from './run_payouts.js'

/**
 * Makes the payouts of the month that is due, unless they have been made: looked at every day, so that a month in which no worker ran
 * on the day is made up for, and a run that was broken off goes on.
 */
export async function runMonth(now: DateTime = DateTime.utc()): Promise<void> {
  const month = monthDue(now)
  const [open] = await sql(
    db.connection(),
    `insert into payout_runs (month) values (?)
     on conflict (month) do update set month = excluded.month where payout_runs.finished_at is null
     returning month`,
    [month]
  )
  if (!open) return
  const paid = await runPayouts()
  await sql(db.connection(), 'update payout_runs set finished_at = now() where month = ?', [month])
  const cents = paid.reduce((sum, { amount }) => sum + amount, 0)
  logger.info({ month, payouts: paid.length, cents }, 'payouts of the month')
}
