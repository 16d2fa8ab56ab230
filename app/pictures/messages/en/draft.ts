/** What is said where a draft cannot be had. */
export const DRAFT_ERRORS = {
  notCutOut: 'The product of this photo has not been cut out yet.',
  failed: 'No draft can be drawn of this. You can make the picture all the same.',
  unavailable: 'Drafts are not available just now. You can make the picture all the same.',
  slow: 'The draft takes too long just now. Try again, or make the picture right away.',
}
