import './errors.js'
import { DAY, defineTimes, NOW } from '#app/core/database/times'
import { defineSealed } from '#app/core/database/sealed_columns'
import { OLD_SECRET_HOURS } from '#config/webhooks'
import { WEBHOOK_SECRET_COLUMNS } from './secrets.js'
import { defineWorker } from '#app/core/queue/define_worker'
import { WEBHOOKS_QUEUE } from './queues.js'
import { defineLeftover } from '#app/accounts/leftovers'
import { eventOfWork } from '#app/api/endpoints/event_types'
import { onBatchEnded } from '#app/batches/actions/record_end_of_batches'
import { sql } from '#app/core/database/sql'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { onWorkEnded } from '#app/work/ended_work'
import { checkDeliveries } from './checks/check_deliveries.js'
import { recordEvent } from './actions/record_event.js'
import { sweepWebhookLog } from './actions/sweep_webhook_log.js'

onWorkEnded(async (trx, { id, userId, kind, state }) => {
  const type = eventOfWork(kind, state)
  if (type) await recordEvent(trx, { userId, type, generationId: id })
})
onBatchEnded((trx, userId, data) => recordEvent(trx, { userId, type: 'batch.completed', data }))
defineSweep('sweep the log of webhooks', sweepWebhookLog)
defineSelfCheck('webhooks', checkDeliveries, 'waiting')
defineLeftover({
  async remove(trx, userId, since) {
    const endpoints = await sql(
      trx,
      'delete from webhook_endpoints where user_id = ? and created_at >= ? returning 1',
      [userId, since]
    )
    return endpoints.length > 0
  },
})
defineWorker('webhooks', {
  queues: [WEBHOOKS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startWebhooks,
})
defineTimes({ table: 'webhook_deliveries', column: 'next_attempt_at', most: DAY })
defineTimes({
  table: 'webhook_endpoints',
  column: 'old_secret_until',
  most: `${OLD_SECRET_HOURS} hours`,
})
defineTimes({ table: 'webhook_endpoints', column: 'failing_since', most: NOW })
defineSealed(WEBHOOK_SECRET_COLUMNS)
