import logger from '@adonisjs/core/services/logger'
import { sweeps } from '#app/core/sweeps'

/** Every few minutes: ends what is overdue and removes what nobody needs any more. One that fails stops no other. */
export async function sweep(): Promise<void> {
  for (const [name, run] of sweeps()) {
    try {
      await run()
    } catch (error) {
      logger.error({ err: error, sweep: name }, 'sweep failed')
    }
  }
}
