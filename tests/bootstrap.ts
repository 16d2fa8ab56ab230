import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { guarded } from '#app/core/http/guarded_server'
import { launchChromium } from '#tests/support/chromium'
import { stopEngines } from '#tests/support/engines/engines'
import { stopSharedInstallation } from '#tests/support/installation/shared_installation'
import { stopSharedInstance } from '#tests/support/shared_instance'
import { summary } from '#tests/support/summary'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` }),
  pluginAdonisJS(app),
  sessionApiClient(app),
  authApiClient(app),
  inertiaApiClient(app),
  shieldApiClient(),
  browserClient({
    runInSuites: ['browser', 'screens'],
    // What moves is drawn sixty times a second for nobody: half of what Chromium does.
    launcher: () => launchChromium({}, { reducedMotion: 'reduce' }),
  }),
  summary,
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

/**
 * Unit tests use the database where they need it. Functional tests have a server and a worker in this process, whose
 * engine paints plain pictures at once; browser tests start whole instances with the real engine, faults are tried on an installation
 * of the tests' own or on such an instance, and what several tests share is stopped after them.
 */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') {
    suite.teardown(stopSharedInstance)
    suite.teardown(stopEngines)
  }
  if (suite.name === 'faults') suite.teardown(stopSharedInstallation)
  if (suite.name === 'screens') {
    suite.teardown(async () =>
      (await import('#tests/screens/screens_instance')).stopScreensInstance()
    )
  }
  if (suite.name !== 'functional') return
  suite.setup(async () => {
    const { createWebServer } = await import('#app/operator/admission/web_server')
    return testUtils
      .httpServer()
      .start((handle) => createWebServer(guarded(handle, () => app.container.make('logger'))))
  })
  suite.setup(async () => (await import('#tests/support/quick_worker')).startQuickWorker())
}
