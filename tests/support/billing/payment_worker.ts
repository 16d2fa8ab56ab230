import { createIgnitor } from '../../../bin/ignitor.js'

/** Entry of a process that handles messages of the payment provider and does nothing else, to be killed by tests. */
const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { createWorker } = await import('#app/core/queue/boss')
  const { startBilling } = await import('#app/billing/jobs/worker')
  const queue = createWorker()
  await queue.start()
  await startBilling(queue)
})
process.send?.('ready')
process.on('disconnect', () => process.exit())
