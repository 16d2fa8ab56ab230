import { engineName } from '#config/engine'
import { EDIT_SUGGESTIONS, EDIT_SURPRISES } from './local/edit/suggestions.js'

/** Instructions that the engine that the operator chose can honour, for screens to offer. */
export function editSuggestions(): readonly string[] {
  switch (engineName) {
    case 'local':
      return EDIT_SUGGESTIONS
  }
}

/** The same for callers who leave it to the engine what to change: each makes another picture of any product. */
export function editSurprises(): readonly string[] {
  switch (engineName) {
    case 'local':
      return EDIT_SURPRISES
  }
}
