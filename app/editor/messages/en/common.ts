/** What the calls of the editor say. */
export const EDITOR_ERRORS = {
  image: 'Please select an image',
  prompt: 'Please describe what to change',
  picture: 'This picture is gone, or it is not yours. Please choose it again.',
  masks: 'Please send one mask.',
  maskKind: 'Please send the mask as a picture.',
  maskShape: 'This mask does not have the shape of its picture.',
  maskEmpty: 'Nothing is marked. Mark what should change, or leave the mask out.',
  maskFull: 'The whole picture is marked. Leave something out, or leave the mask out.',
  count: 'The number of images must be 1.',
}
