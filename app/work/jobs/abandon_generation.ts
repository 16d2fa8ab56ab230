import { giveUpGeneration } from '../actions/give_up_generation.js'

/** Gives up work whose workers died as often as attempts are allowed. */
export function abandonGeneration(id: string): Promise<void> {
  return giveUpGeneration({
    id,
    state: 'failed',
    failure: { code: 'internal_again', params: {} },
  })
}
