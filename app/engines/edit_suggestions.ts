import { engineName } from '#config/engine'
import { DRAWN_EDIT_SUGGESTIONS } from './remote/edit_suggestions.js'
import { EDIT_SUGGESTIONS, EDIT_SURPRISES } from '#engine/facts'

export type EditSuggestion = keyof typeof EDIT_SUGGESTIONS | keyof typeof DRAWN_EDIT_SUGGESTIONS

/** Instructions that the engine that the operator chose can honour, for screens to offer by their names. */
export function editSuggestions(): Partial<Record<EditSuggestion, string>> {
  switch (engineName) {
    case 'local':
      return EDIT_SUGGESTIONS
    case 'fal':
    case 'replicate':
      return DRAWN_EDIT_SUGGESTIONS
  }
}

/** The same for callers who leave it to the engine what to change: each makes another picture of any product. */
export function editSurprises(): readonly string[] {
  switch (engineName) {
    case 'local':
    case 'fal':
    case 'replicate':
      return EDIT_SURPRISES
  }
}
