import vine from '@vinejs/vine'
import { codeField, fileNameField, nameField, wordsField } from '#app/core/validation/text_fields'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHOTOS_PER_CALL,
} from '#config/products'
import { TRAINING_METHODS } from '../training_method.js'

const name = () => nameField(MAX_NAME_LENGTH).minLength(1)
const description = () => wordsField(MAX_DESCRIPTION_LENGTH).nullable().optional()

/** For each mask that is sent with photos, the place of its photo, from 0. */
const maskPhotos = () =>
  vine
    .array(
      vine
        .number()
        .withoutDecimals()
        .range([0, MAX_PHOTOS_PER_CALL - 1])
    )
    .maxLength(MAX_PHOTOS_PER_CALL)
    .optional()

/** What the files are called of photos that come as data URLs, in their order. */
const imageNames = () =>
  vine
    .array(fileNameField(MAX_FILE_NAME_LENGTH).nullable())
    .maxLength(MAX_PHOTOS_PER_CALL)
    .optional()

/** Fields of the Create product form; its images are received apart. */
export const storeProductValidator = vine.create({
  name: name(),
  description: description(),
  is_public: vine.boolean().optional(),
  image_names: imageNames(),
  mask_photos: maskPhotos(),
})

/** Fields of calls that bring photos and nothing else; the images are received apart. */
export const photosValidator = vine.create({
  image_names: imageNames(),
  mask_photos: maskPhotos(),
})

/** Fields of `POST /api/identify-images`: copies that were sent before are named by their ids, in the place of images. */
export const identificationValidator = vine.create({
  image_names: imageNames(),
  mask_photos: maskPhotos(),
  copies: vine.array(codeField().uuid()).minLength(1).maxLength(MAX_PHOTOS_PER_CALL).optional(),
})

/** What is left out stays as it is; a product's name does not go without being said. */
export const updateProductValidator = vine.create({
  name: name().optional().requiredIfMissing('is_public'),
  description: description(),
  is_public: vine.boolean().optional(),
  product_lock: vine.enum(['locked', 'free']).optional(),
})

const method = () => vine.enum(TRAINING_METHODS).optional()

/** Fields of `POST /products/{product}/train`. */
export const trainAgainValidator = vine.create({ method: method() })

/** Fields of `POST /api/training/start`; its images are received apart. */
export const trainingValidator = vine.create({
  method: method(),
  name: nameField(MAX_NAME_LENGTH).nullable().optional(),
  trigger_word: nameField(100).nullable().optional(),
  description: description(),
  all_descriptions: vine
    .array(wordsField(MAX_DESCRIPTION_LENGTH).nullable())
    .maxLength(100)
    .optional(),
  image_names: imageNames(),
  mask_photos: maskPhotos(),
})
