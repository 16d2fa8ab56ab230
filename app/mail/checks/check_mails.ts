import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import type { Fault } from '#app/core/self_checks'

/** Some addresses are always wrong: so many of a hundred that failed within a day are nobody's fault. */
const USUAL_PERCENT = 10

/** Mails that do not leave. */
export async function checkMails(): Promise<Fault[]> {
  const { late, failed, sent } = firstOf(
    await sql<{ late: number; failed: number; sent: number }>(
      db.connection(),
      `select (count(*) filter (where sent_at is null and failed_at is null and created_at < now() - interval '1 hour'))::int as late,
         (count(*) filter (where failed_at is not null))::int as failed, (count(*) filter (where sent_at is not null))::int as sent
       from mails where created_at > now() - interval '25 hours'`
    )
  )
  const faults: Fault[] = []
  const fix =
    'Look for "mail was not sent" in the log of the worker, which names server and answer; then see to SMTP_URL or the provider of mail.'
  if (late > 0) faults.push({ problem: `${late} mails have waited for more than an hour.`, fix })
  if (failed * 100 > (failed + sent) * USUAL_PERCENT) {
    faults.push({
      problem: `${failed} of ${failed + sent} mails of the last day were not sent.`,
      fix,
    })
  }
  return faults
}
