import './errors/errors.js'
import { DAY, defineTimes, NOW } from './database/times.js'
import db from '@adonisjs/lucid/services/db'
import { sweepReports } from './csp_reports/keep_reports.js'
import { sql } from './database/sql.js'
import { checkIndexes } from './checks/check_indexes.js'
import { checkQueues } from './checks/check_queues.js'
import { defineSelfCheck } from './self_checks.js'
import { defineSweep } from './sweeps.js'

defineSweep('remove rate limits', () =>
  sql(db.connection(), 'delete from rate_limits where expire < extract(epoch from now()) * 1000')
)
defineSweep('sweep policy reports', sweepReports)
defineSelfCheck('indexes', checkIndexes)
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
