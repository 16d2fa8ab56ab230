import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'
import { MAX_PHOTOS, MAX_TRAINING_PHOTOS } from '#config/products'
import { MASK_ERRORS, PHOTO_ERRORS, PRODUCT_ERRORS } from './messages/en/common.js'

export const identificationSlow = defineError(
  504,
  'timeout.identification',
  () => PHOTO_ERRORS.identifyFailed
)
export const maskDuringTraining = defineError(
  409,
  'training_under_way.mask',
  () => MASK_ERRORS.training
)
export const trainingUnderWay = defineError(
  409,
  'training_under_way',
  () => REPLY_MESSAGES.trainingUnderWay
)
export const wrongNumberOfPhotos = defineError(
  422,
  'wrong_number_of_photos',
  ({ photos, least }: { photos: number; least: number }) =>
    PRODUCT_ERRORS.trainingPhotos(least, MAX_TRAINING_PHOTOS, photos)
)
export const trainedAlready = defineError(
  409,
  'trained_already',
  () => PRODUCT_ERRORS.trainedAlready
)
export const noReferences = defineError(
  422,
  'unsupported.references',
  () => PRODUCT_ERRORS.noReferences
)
export const tooManyPhotos = defineError(422, 'too_many_photos', ({ photos }: { photos: number }) =>
  PRODUCT_ERRORS.mostPhotos(MAX_PHOTOS, photos)
)
export const productLimit = defineError(
  422,
  'account_limit.products',
  ({ most }: { most: number }) => PRODUCT_ERRORS.limit(most)
)
