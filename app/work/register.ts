import './errors.js'
import { defineWorkRows } from '#app/engines/remote/work_rows'
import { defineTimes, NOW } from '#app/core/database/times'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { DEADLINE_MINUTES, IDEMPOTENCY_HOURS } from '#config/generations'
import { checkWork } from './checks/check_work.js'
import { endOverdue } from './actions/end_overdue.js'
import { defineEngineWorker } from './kinds/define_engine_worker.js'
import { MOST_AHEAD, PRIORITY_NOW, PRIORITY_TIME } from './queries/new_work.js'
import { GENERATIONS_QUEUE } from './queues.js'
import { removeOldScratch } from './remove_scratch.js'

defineSweep('end overdue work', endOverdue)
defineSweep('remove idempotency keys', () =>
  sql(
    db.connection(),
    'delete from idempotency_keys where created_at < now() - make_interval(hours => ?)',
    [IDEMPOTENCY_HOURS]
  )
)
defineSweep('remove scratch files', removeOldScratch)
defineSelfCheck('work', checkWork, 'waiting')
defineTimes({
  table: 'generations',
  column: 'deadline_at',
  most: `${Math.max(...Object.values(DEADLINE_MINUTES))} minutes`,
  where: `state in ('queued', 'running')`,
})
defineEngineWorker(async () => (await import('./direct/worker.js')).startDirectJobs)
defineTimes({ table: 'generations', column: 'created_at', most: NOW })
defineTimes({ table: 'workers', column: 'seen_at', most: NOW, late: 'removed' })
// Work that waits would wait behind all that is asked for until then.
defineTimes({
  table: 'pgboss.job',
  column: 'priority',
  time: PRIORITY_TIME,
  now: PRIORITY_NOW,
  most: MOST_AHEAD,
  where: `name = '${GENERATIONS_QUEUE}' and state < 'active'`,
})
defineWorkRows('select id, user_id, state, provider_key_id from generations')
