import './errors.js'
import { defineTimes, NOW } from '#app/core/database/times'
import { defineWorker } from '#app/core/queue/define_worker'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineSweep } from '#app/core/sweeps'
import { checkMails } from './checks/check_mails.js'
import { sweepMails } from './actions/sweep_mails.js'
import { MAILS_QUEUE } from './queues.js'

defineSweep('sweep mails', sweepMails)
defineSelfCheck('mails', checkMails, 'waiting')
defineWorker('mails', {
  queues: [MAILS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startMails,
  // It is kept in the mailbox.
  inRehearsal: true,
})
defineTimes({ table: 'mails', column: 'handed_over_at', most: NOW, where: 'sent_at is null' })
