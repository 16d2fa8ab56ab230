import { giveUpGeneration } from '../actions/give_up_generation.js'
import { WORK_FAILURES } from '../messages/en/failures.js'

/** Gives up work whose workers died as often as attempts are allowed. */
export function abandonGeneration(id: string): Promise<void> {
  return giveUpGeneration({
    id,
    state: 'failed',
    error: {
      code: 'internal',
      message: WORK_FAILURES.ourSideAgain,
    },
  })
}
