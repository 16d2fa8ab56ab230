/** What visitors are told while more ask than can be answered. */
export const ADMISSION_MESSAGES = {
  title: 'One moment, please',
  message: 'Very many are here at the moment. Please try again in a few seconds.',
}
