process.env.NODE_ENV = 'test'

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import edge from 'edge.js'
import { createIgnitor } from './ignitor.js'

/**
 * Entry of the test runner. `npm test` brings up the database and calls this.
 */
createIgnitor()
  .tap((app) => {
    // The promise is for whom registers later than it boots.
    void app.booted(async () => {
      // The pages are built before; a development server in each suite would bundle and watch them once more.
      const vite = await app.container.make('vite')
      vite.createDevServer = async () => {}
      // Templates are compiled once, as where the product runs.
      edge.configure({ cache: true })
    })
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })
