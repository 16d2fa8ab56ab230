import { createIgnitor, keepFilesPrivate } from '../../../bin/ignitor.js'

/** Entry of a worker process as `bin/worker.ts` is one, with the quick engine. */
keepFilesPrivate()
const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { startQuickWorker } = await import('../quick_worker.js')
  app.terminating(await startQuickWorker())
})
process.send!('ready')
