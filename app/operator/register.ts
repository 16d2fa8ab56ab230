import './errors.js'
import { defineSealed } from '#app/core/database/sealed_columns'
import { defineWorker } from '#app/core/queue/define_worker'
import { recogniseBy } from '#app/core/admission/asker'
import { defineSelfCheck } from '#app/core/self_checks'
import { defineMail } from '#app/mail/compose_mail'
import { checkDisk } from './checks/check_disk.js'
import { checkMigrations } from './checks/check_migrations.js'
import { composeChecksFailed } from './mails/checks_failed.js'
import { composeTestMail } from './mails/test_mail.js'
import { SELF_CHECKS_QUEUE } from './queues.js'
import { recognise } from './admission/recognise.js'
import { KEPT_COLUMNS } from './setup/sealed_settings.js'

recogniseBy(recognise)
defineWorker('clock', {
  queues: [],
  load: async () => (await import('./clock/watch_clock.js')).watchClock,
})
defineWorker('metrics', {
  queues: [],
  load: async () => (await import('./metrics/worker_server.js')).startWorkerMetrics,
})
defineWorker('self_checks', {
  queues: [SELF_CHECKS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startSelfChecks,
})
defineSelfCheck('disk', () => checkDisk())
defineSelfCheck('migrations', checkMigrations)
defineMail('checks_failed', composeChecksFailed)
defineMail('test_mail', composeTestMail)
defineSealed(KEPT_COLUMNS)
