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
  const { startTracing } = await import('#app/core/tracing/start_tracing')
  app.terminating(await startTracing('worker'))
  await app.start(async () => {
    const { createEngine } = await import('#app/engines/create_engine')
    const { isRehearsal } = await import('#config/rehearsal')
    const { startWorker } = isRehearsal
      ? await import('#app/work/jobs/rehearsing_worker')
      : await import('#app/work/jobs/worker')
    const { workerKinds } = await import('#app/work/workers/worker_kinds')
    workerKinds()
    const engine = await createEngine()
    isConfigured = true
    const worker = await startWorker(engine)
    app.terminating(() => worker.stop())
  })
  process.send?.('ready')
  // Whatever it says first is taken for being ready.
  await (await import('#app/operator/setup/restarts')).hearRestarts()
} catch (error) {
  await endFailedStart(error, isConfigured)
}
