import './errors/errors.js'
import { DAY, defineTimes, NOW } from './database/times.js'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sweepReports } from './csp_reports/keep_reports.js'
import { errorLog } from './error_log/error_log.js'
import { keepErrors, sweepErrors } from './error_log/keep_errors.js'
import { sql } from './database/sql.js'
import { checkIndexes } from './checks/check_indexes.js'
import { checkParts } from './checks/check_parts.js'
import { checkQueues } from './checks/check_queues.js'
import { keepParts } from './parts/keep_parts.js'
import { defineSelfCheck } from './self_checks.js'
import { defineSweep } from './sweeps.js'

defineSweep('remove rate limits', () =>
  sql(db.connection(), 'delete from rate_limits where expire < extract(epoch from now()) * 1000')
)
defineSweep('keep parts of tables', () => keepParts())
defineSweep('sweep policy reports', sweepReports)
defineSweep('sweep the error log', sweepErrors)
errorLog.writeBy(keepErrors)
app.terminating(() => errorLog.flush())
defineSelfCheck('indexes', checkIndexes)
defineSelfCheck('parts', () => checkParts())
defineSelfCheck('queues', checkQueues, 'waiting')
defineTimes({ table: 'pgboss.version', column: 'cron_on', most: NOW })
defineTimes({ table: 'pgboss.version', column: 'reindex_on', most: NOW })
defineTimes({ table: 'pgboss.version', column: 'bam_on', most: NOW })
defineTimes({ table: 'pgboss.version', column: 'flow_on', most: NOW })
defineTimes({ table: 'pgboss.version', column: 'monitor_backoff_on', most: DAY })
defineTimes({ table: 'pgboss.queue', column: 'monitor_on', most: NOW })
defineTimes({ table: 'pgboss.queue', column: 'monitor_claim_on', most: NOW })
defineTimes({ table: 'pgboss.queue', column: 'maintain_on', most: NOW })
defineTimes({ table: 'pgboss.job', column: 'start_after', most: DAY, where: `state < 'active'` })
defineTimes({ table: 'pgboss.job', column: 'started_on', most: NOW, where: `state = 'active'` })
defineTimes({ table: 'pgboss.job', column: 'heartbeat_on', most: NOW, where: `state = 'active'` })
