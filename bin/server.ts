import type { ApplicationService } from '@adonisjs/core/types'
import { prettyPrintError } from '@adonisjs/core'
import { createGuardedServer, outliveDefects } from '#app/shell/guarded_server'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

let app: ApplicationService

/**
 * Entry of a web process: answers HTTP, never runs an engine.
 */
keepFilesPrivate()
createIgnitor()
  .tap((it) => {
    app = it
    app.booting(async () => (await import('#config/billing')).assertPaymentsConfigured())
    app.ready(async () => outliveDefects(await app.container.make('logger')))
  })
  .httpServer()
  .start((handle) => createGuardedServer(handle, () => app.container.make('logger')))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
