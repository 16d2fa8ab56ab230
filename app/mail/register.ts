import './errors.js'
import { defineWorker } from '#app/core/queue/define_worker'
import { defineSweep } from '#app/core/sweeps'
import { sweepMails } from './actions/sweep_mails.js'
import { MAILS_QUEUE } from './queues.js'

defineSweep('sweep mails', sweepMails)
defineWorker('mails', {
  queues: [MAILS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startMails,
})
