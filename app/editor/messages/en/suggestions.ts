import type { EditSuggestion } from '~/engines/edit_suggestions'

/** Instructions that engines suggest; what is sent stays English, which the local engine understands alone. */
export const SUGGESTION_MESSAGES: Record<EditSuggestion, string> = {
  white: 'Make the background white',
  marble: 'Put it on a marble counter, soft light',
  noBackground: 'Remove the background',
  warmer: 'Make it a bit brighter and warmer',
  contrast: 'More contrast',
  shadow: 'Add a soft shadow',
  sharpen: 'Sharpen it',
  square: 'Crop to a square',
  border: 'Add a white border',
  words: 'Write "New" at the top in large letters',
  marbleWindow: 'Put it on a marble counter, soft window light',
  picnic: 'Put it on a picnic table in a sunny garden',
  flowers: 'Add fresh flowers beside it',
  hand: 'Let a hand hold it',
  evening: 'Make it evening, with warm lamps behind it',
  alone: 'Remove everything but the product',
}
