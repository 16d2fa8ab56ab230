import type { ApplicationService } from '@adonisjs/core/types'

/** Writes the last clicks before the process ends. */
export default class AffiliatesProvider {
  constructor(protected app: ApplicationService) {}

  async shutdown() {
    const { clickRecorder } = await import('./tracking/click_recorder.js')
    await clickRecorder.flush()
  }
}
