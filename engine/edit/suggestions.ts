/** Instructions that this engine honours, one of each kind that merchants ask for most. */
export const EDIT_SUGGESTIONS = {
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
}

/** Instructions that suit a picture of any product, for who wants to be surprised. */
export const EDIT_SURPRISES: readonly string[] = [
  'Put it on a white marble table with soft window light',
  'Put it on a round podium before a beige wall, golden hour',
  'Put it on a walnut table with warm bokeh lights',
  'Put it on linen with leaf shadows, bright and airy',
  'Put it on a concrete floor before a sage green wall, hard sunlight',
  'Put it on dark slate with moody light from the left',
  'Put it on sand at the beach, sunny',
]
