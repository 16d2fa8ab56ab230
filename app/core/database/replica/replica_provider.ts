import type { ApplicationService } from '@adonisjs/core/types'

/** Has web processes read from a replica what is only shown, where the settings name one. */
export default class ReplicaProvider {
  #stop: (() => Promise<void>) | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { replicaUrl } = await import('#config/replica')
    if (replicaUrl === null) return
    const { readFromReplica } = await import('./read_from_replica.js')
    this.#stop = await readFromReplica(replicaUrl)
  }

  async shutdown() {
    await this.#stop?.()
  }
}
