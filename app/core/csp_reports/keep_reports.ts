import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { digestOf, type PolicyReport } from './report.js'

/** Different ones that are kept, as far as calls at the same moment do not exceed it by a few. */
const MOST_KEPT = 500
const KEPT_FOR = '30 days'

/**
 * Keeps reports; of those that tell the same the first alone, with how often and when they last came. Anybody may send them, so a new one
 * always finds room: in the place of the one that came once and longest ago, or of the oldest where each came more often.
 */
export async function keepReports(reports: PolicyReport[]): Promise<void> {
  for (const report of reports) {
    await sql(
      db.connection(),
      `with room as (
         delete from csp_reports where not exists (select 1 from csp_reports where digest = :digest)
           and digest in (
             select digest from csp_reports order by times > 1, last_at
             limit greatest(0, (select count(*) from csp_reports) - :most::integer + 1)))
       insert into csp_reports (digest, directive, blocked, page, source, line)
       values (:digest, :directive, :blocked, :page, :source, :line::integer)
       on conflict (digest) do update set times = csp_reports.times + 1, last_at = now()`,
      { digest: digestOf(report), ...report, most: MOST_KEPT }
    )
  }
}

/** Forgets what no browser has told of for long. */
export async function sweepReports(): Promise<void> {
  const text = `delete from csp_reports where last_at < now() - interval '${KEPT_FOR}'`
  await sql(db.connection(), text)
}
