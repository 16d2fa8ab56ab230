import { defineWorker } from '#app/core/queue/define_worker'
import { defineSelfCheck } from '#app/core/self_checks'
import { checkArchives } from './checks/check_archives.js'
import { checkCheckpoints } from './checks/check_checkpoints.js'
import { BACKUPS_QUEUE } from './queues.js'

defineWorker('backups', {
  queues: [BACKUPS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startBackups,
})
defineSelfCheck('checkpoints', () => checkCheckpoints(), 'waiting')
defineSelfCheck('archives', checkArchives)
