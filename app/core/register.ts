import './errors/errors.js'
import db from '@adonisjs/lucid/services/db'
import { sweepReports } from './csp_reports/keep_reports.js'
import { sql } from './database/sql.js'
import { defineSweep } from './sweeps.js'

defineSweep('remove rate limits', () =>
  sql(db.connection(), 'delete from rate_limits where expire < extract(epoch from now()) * 1000')
)
defineSweep('sweep policy reports', sweepReports)
