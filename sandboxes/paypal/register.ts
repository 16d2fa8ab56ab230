import { defineWorker } from '#app/core/queue/define_worker'
import { SANDBOX_PAYOUTS_QUEUE } from './queues.js'
import { onAccountClosing } from '#app/accounts/closing'
import { forgetPayee } from './forget_payee.js'

onAccountClosing(forgetPayee)
defineWorker('payout_sandbox', {
  queues: [SANDBOX_PAYOUTS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startPayoutSandbox,
})
