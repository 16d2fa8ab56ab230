import { elementOf } from '../../core/elements.js'
import type { GenerationEvent } from '~/work/generation_state'
import type { UnfinishedData } from '~/work/transformers/generation_data'

/**
 * Work that the grid shows as under way. `id` is unknown until the server has told of it; `key` is that of the call that asked for
 * it, or the id of work that was found when the page was opened.
 */
export type PendingWork = Omit<UnfinishedData, 'id' | 'key'> & {
  key: string
  id: string | null
}

/** What is first told of work that was asked for on this page tells its id; work of other pages is left alone. */
export function adopt(
  list: readonly PendingWork[],
  { id, key }: Pick<GenerationEvent, 'id' | 'key'>
): readonly PendingWork[] {
  const index = list.findIndex((work) => work.id === null && work.key === key)
  return index === -1 ? list : list.with(index, { ...elementOf(list, index), id })
}
