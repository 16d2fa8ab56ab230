/** What the calls of the editor say. */
export const EDITOR_ERRORS = {
  image: 'Please select an image',
  prompt: 'Please describe what to change',
  picture: 'This picture is gone, or it is not yours. Please choose it again.',
  count: 'The number of images must be 1.',
}
