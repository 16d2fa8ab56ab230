import { sweepReports } from './csp_reports/keep_reports.js'
import { removeRows } from './database/remove_rows.js'
import { defineSweep } from './sweeps.js'

defineSweep('remove rate limits', () =>
  removeRows('rate_limits', 'expire < extract(epoch from now()) * 1000')
)
defineSweep('sweep policy reports', sweepReports)
