/** Instructions that this engine honours, one of each kind that merchants ask for most. */
export const EDIT_SUGGESTIONS: readonly string[] = [
  'Make the background white',
  'Put it on a marble counter, soft light',
  'Remove the background',
  'Make it a bit brighter and warmer',
  'More contrast',
  'Add a soft shadow',
  'Sharpen it',
  'Crop to a square',
  'Add a white border',
  'Write "New" at the top in large letters',
]
