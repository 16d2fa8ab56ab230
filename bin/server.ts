import type { ApplicationService } from '@adonisjs/core/types'
import { takeWorkerState } from '#app/operator/worker_state'
import { createGuardedServer, outliveDefects } from '#app/shell/guarded_server'
import { createIgnitor, endFailedStart, keepFilesPrivate } from './ignitor.js'

let app: ApplicationService
let isConfigured = false

/**
 * Entry of a web process: answers HTTP, never runs an engine.
 */
keepFilesPrivate()
createIgnitor()
  .tap((it) => {
    app = it
    process.on('message', takeWorkerState)
    app.booting(async () => (await import('#config/billing')).assertPaymentsConfigured())
    app.booted(() => {
      isConfigured = true
    })
    app.ready(async () => outliveDefects(await app.container.make('logger')))
  })
  .httpServer()
  .start((handle) => createGuardedServer(handle, () => app.container.make('logger')))
  .catch((error) => endFailedStart(error, isConfigured))
