import './errors.js'
import { defineWorker } from '#app/core/queue/define_worker'
import { SANDBOX_DELIVERIES_QUEUE, SANDBOX_TIME_QUEUE } from './queues.js'
defineWorker('payment_sandbox', {
  queues: [SANDBOX_DELIVERIES_QUEUE, SANDBOX_TIME_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startSandbox,
})
