import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor } from './ignitor.js'

/**
 * Entry of a web process: answers HTTP, never runs an engine.
 */
createIgnitor()
  .tap((app) => {
    app.booting(async () => (await import('#config/billing')).assertPaymentsConfigured())
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
