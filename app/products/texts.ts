/** What the calls of the product screens say. */
export const PHOTO_ERRORS = {
  kind: 'Please select only image files',
  tooFew: (min: number) =>
    min === 1 ? 'Please provide at least one image' : `Please provide at least ${min} images`,
  tooMany: (max: number) => `Please provide at most ${max} images`,
}

export const MASK_ERRORS = {
  missing: 'Please provide a mask',
  tooMany: 'Please provide one mask only',
  training: 'This product is being trained. Correct its cut-outs when the training has ended.',
}

export const IDENTIFY_FAILED = 'Failed to identify images. Please try again.'
