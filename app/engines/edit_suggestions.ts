import { engineName } from '#config/engine'
import { EDIT_SUGGESTIONS } from './local/edit/suggestions.js'

/** Instructions that the engine that the operator chose can honour, for screens to offer. */
export function editSuggestions(): readonly string[] {
  switch (engineName) {
    case 'local':
      return EDIT_SUGGESTIONS
  }
}
