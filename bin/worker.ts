import { createIgnitor, endFailedStart, keepFilesPrivate } from './ignitor.js'

/**
 * Entry of a worker process: takes work from the queue and does it with the engine.
 */
keepFilesPrivate()
const app = createIgnitor().createApp('console')
let isConfigured = false
app.booting(async () => (await import('#config/billing')).assertPaymentsConfigured())

try {
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { createEngine } = await import('#app/engines/create_engine')
    const { startWorker } = await import('#app/work/jobs/worker')
    const { startDataExports } = await import('#app/closure/jobs/worker')
    const { startBilling } = await import('#app/billing/jobs/worker')
    const { startBatches } = await import('#app/batches/jobs/worker')
    const { startImports } = await import('#app/imports/jobs/worker')
    const { startSandbox } = await import('#sandboxes/stripe/jobs/worker')
    const { startPayouts } = await import('#app/affiliates/jobs/payout_worker')
    const { startPayoutSandbox } = await import('#sandboxes/paypal/worker')
    const { startSelections } = await import('#app/masks/jobs/worker')
    const { startWebhooks } = await import('#app/webhooks/jobs/worker')
    const { watchClock } = await import('#app/operator/clock/watch_clock')
    const engine = await createEngine()
    isConfigured = true
    const worker = await startWorker(engine, [
      watchClock,
      startBatches,
      startBilling,
      startSandbox,
      startPayouts,
      startPayoutSandbox,
      startWebhooks,
      startImports,
      () => startSelections(engine),
    ])
    app.terminating(() => worker.stop())
    app.terminating(await startDataExports(await app.container.make('queue')))
  })
  process.send?.('ready')
} catch (error) {
  await endFailedStart(error, isConfigured)
}
