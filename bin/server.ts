import type { ApplicationService } from '@adonisjs/core/types'
import { receiveWorkerState } from '#app/operator/worker_state'
import { guarded, outliveDefects } from '#app/core/http/guarded_server'
import { createIgnitor, endFailedStart, keepFilesPrivate } from './ignitor.js'

let app: ApplicationService
let isConfigured = false
let createWebServer: typeof import('#app/operator/admission/web_server').createWebServer

/**
 * Entry of a web process: answers HTTP, never runs an engine.
 */
keepFilesPrivate()
createIgnitor()
  .tap((it) => {
    app = it
    process.on('message', receiveWorkerState)
    app.booting(async () => (await import('#config/billing')).assertPaymentsConfigured())
    // The promises are for whom registers later than it boots.
    void app.booted(async () => {
      isConfigured = true
      createWebServer = (await import('#app/operator/admission/web_server')).createWebServer
    })
    app.starting(async () => {
      const { startTracing } = await import('#app/core/tracing/start_tracing')
      app.terminating(await startTracing('web'))
    })
    void app.ready(async () => outliveDefects(await app.container.make('logger')))
    void app.ready(async () => (await import('#app/operator/setup/restarts')).hearRestarts())
  })
  .httpServer()
  .start((handle) => createWebServer(guarded(handle, () => app.container.make('logger'))))
  .catch((error) => endFailedStart(error, isConfigured))
