import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { PolicyReport } from './report.js'

/** What was kept of the reports, the last that came first. */
export function listReports(): Promise<(PolicyReport & { times: string; lastAt: Date })[]> {
  return sql(
    db.connection(),
    `select directive, blocked, page, source, line, times::text, last_at as "lastAt"
     from csp_reports order by last_at desc limit 100`
  )
}
