import { EDIT_SUGGESTIONS, EDIT_SURPRISES } from '#engine/facts'
import { engineOrder } from './chain/engine_order.js'
import { DRAWN_EDIT_SUGGESTIONS } from './remote/edit_suggestions.js'

export type EditSuggestion = keyof typeof EDIT_SUGGESTIONS | keyof typeof DRAWN_EDIT_SUGGESTIONS

/** Instructions that the engine that is asked first can honour, for screens to offer by their names. */
export function editSuggestions(): Partial<Record<EditSuggestion, string>> {
  const [first] = engineOrder('edit')
  return first === undefined || first === 'local' ? EDIT_SUGGESTIONS : DRAWN_EDIT_SUGGESTIONS
}

/** The same for callers who leave it to the engine what to change: each makes another picture of any product, by every engine. */
export function editSurprises(): readonly string[] {
  return EDIT_SURPRISES
}
