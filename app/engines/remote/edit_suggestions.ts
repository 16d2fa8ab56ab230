/** Instructions that suit models which draw a picture anew. */
export const DRAWN_EDIT_SUGGESTIONS: readonly string[] = [
  'Make the background white',
  'Put it on a marble counter, soft window light',
  'Put it on a picnic table in a sunny garden',
  'Add fresh flowers beside it',
  'Let a hand hold it',
  'Make it evening, with warm lamps behind it',
  'Remove everything but the product',
  'Add a soft shadow',
]
