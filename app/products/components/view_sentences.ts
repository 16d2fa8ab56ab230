import { CREATE_MESSAGES } from '../messages/en/create.js'
import type { TrainedViewData } from '../transformers/trained_view_data.js'

/** What there is to say of a photo that was trained with: nothing when it is good. */
export function sentencesOf({ quality, warnings }: TrainedViewData): string[] {
  return quality === 'unused' ? [CREATE_MESSAGES.trained.unused, ...warnings] : warnings
}
