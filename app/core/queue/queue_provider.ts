import type { ApplicationService } from '@adonisjs/core/types'
import type { PgBoss } from 'pg-boss'

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    queue: PgBoss
  }
}

/** Connects web processes and tests to the queue and to the events of other processes; commands learn which features are switched off. */
export default class QueueProvider {
  #sender: PgBoss | null = null

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton('queue', async () => {
      const { createSender } = await import('./boss.js')
      this.#sender = createSender()
      await this.#sender.start()
      return this.#sender
    })
  }

  async start() {
    const environment = this.app.getEnvironment()
    if (environment !== 'web' && environment !== 'console') return
    const { loadSwitchesOnce, watchSwitches } = await import('../features/switches.js')
    if (environment === 'console') return loadSwitchesOnce()
    const { eventHub } = await import('./event_hub.js')
    await Promise.all([eventHub.start(), this.app.container.make('queue')])
    await watchSwitches()
  }

  async shutdown() {
    const { eventHub } = await import('./event_hub.js')
    await eventHub.stop()
    await this.#sender?.stop({ graceful: false })
  }
}
