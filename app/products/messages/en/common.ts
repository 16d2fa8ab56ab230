import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** What the calls of the product screens say. */
export const PHOTO_ERRORS = {
  /** A photo whose file has no name. */
  unnamed: (place: number) => `Photo ${place}`,
  kind: 'Please select only image files',
  tooFew: (min: number) =>
    plural(min, {
      one: 'Please provide at least one image',
      other: `Please provide at least ${min} images`,
    }),
  tooMany: (max: number) => `Please provide at most ${max} images`,
  identifyFailed: 'Failed to identify images. Please try again.',
}

export const PRODUCT_ERRORS = {
  limit: (most: number) =>
    `Your account may have ${formatNumber(most)} ${plural(most, { one: 'product', other: 'products' })}. Delete one that you do not need, or ask for more.`,
  trainingPhotos: (min: number, max: number, photos: number) =>
    `Training takes ${min} to ${max} photos, and this product has ${photos}.`,
  trainedAlready: 'This product is trained. What was learnt would be lost: train it again instead.',
  noReferences: 'Products cannot be made ready without training here.',
  mostPhotos: (max: number, photos: number) =>
    `A product can have ${max} photos, and this one has ${photos} already.`,
}

export const PRODUCT_BANNERS = {
  created: (product: string) => `${product} was created.`,
  saved: 'Saved.',
  deleted: (product: string) => `${product} was deleted.`,
}

export const MASK_ERRORS = {
  missing: 'Please provide a mask',
  tooMany: 'Please provide one mask only',
  places: 'Please send each mask with the place of its photo.',
  training: 'This product is being trained. Correct its cut-outs when the training has ended.',
}
