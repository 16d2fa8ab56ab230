import './errors.js'
import { defineWorker } from '#app/core/queue/define_worker'
import {
  PAYMENT_EVENTS_QUEUE,
  FAILED_PAYMENT_EVENTS_QUEUE,
  RECONCILIATION_QUEUE,
  CREDIT_NOTICES_QUEUE,
} from './queues.js'
defineWorker('billing', {
  queues: [
    PAYMENT_EVENTS_QUEUE,
    FAILED_PAYMENT_EVENTS_QUEUE,
    RECONCILIATION_QUEUE,
    CREDIT_NOTICES_QUEUE,
  ],
  load: async () => (await import('./jobs/worker.js')).startBilling,
})
