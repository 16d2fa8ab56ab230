import type { ApplicationService } from '@adonisjs/core/types'

/** Has web processes offer what the workers can do, who do it. */
export default class WorkersProvider {
  #stop: (() => void) | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { watchWorkers } = await import('./watch_workers.js')
    this.#stop = await watchWorkers()
  }

  async shutdown() {
    this.#stop?.()
  }
}
