import { defineWorker } from '#app/core/queue/define_worker'
import { BACKUPS_QUEUE } from './queues.js'

defineWorker('backups', {
  queues: [BACKUPS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startBackups,
})
