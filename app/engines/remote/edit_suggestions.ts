/** Instructions that suit models which draw a picture anew, by the name of what merchants read. */
export const DRAWN_EDIT_SUGGESTIONS = {
  white: 'Make the background white',
  marbleWindow: 'Put it on a marble counter, soft window light',
  picnic: 'Put it on a picnic table in a sunny garden',
  flowers: 'Add fresh flowers beside it',
  hand: 'Let a hand hold it',
  evening: 'Make it evening, with warm lamps behind it',
  alone: 'Remove everything but the product',
  shadow: 'Add a soft shadow',
}
