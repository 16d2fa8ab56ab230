import {
  PHOTO_WARNING_MESSAGES,
  PLACES_IN_PHOTO,
  SMALL_PRODUCT,
  STRANGE_PART,
  VIEW_NAMES,
} from '../messages/en/photos.js'
import type { PhotoWarning } from './photo_warning.js'

/** What is wrong with a photo or its cut-out, in the language that is spoken now. */
export function photoWarningMessage(warning: PhotoWarning): string {
  if (warning.code === 'other') return warning.sentence
  if (warning.code === 'small') return SMALL_PRODUCT.small(warning.pixels)
  if (warning.code === 'check_seen_strange') {
    return STRANGE_PART.strange(PLACES_IN_PHOTO[warning.where])
  }
  return PHOTO_WARNING_MESSAGES[warning.code]
}

/** From where a photo shows its product; what is no name is said as it stands. */
export function viewMessage(view: string): string {
  return (VIEW_NAMES as Record<string, string>)[view] ?? view
}
