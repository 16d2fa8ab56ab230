import vine from '@vinejs/vine'
import { PICTURE_FORMATS } from '#app/media/serving/picture_format'
import { codeField, nameField, wordsField } from '#app/core/validation/text_fields'
import {
  IMAGE_SIZES,
  type ImageSize,
  MAX_CHOSEN_PICTURES,
  MAX_PICTURES_PER_REQUEST,
  MAX_PROMPT_LENGTH,
  SEEDS,
  SHAPES,
} from '#config/generations'
import { wordingWith } from '#start/validator'
import { MAX_NEGATIVE_PROMPT_LENGTH } from '../prompt_limits.js'
import { layoutField } from '../draft/layout_field.js'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'

const sizes = [
  ...(Object.keys(IMAGE_SIZES) as ImageSize[]),
  ...(Object.keys(SHAPES) as (keyof typeof SHAPES)[]),
]

/** What the shapes of pictures are in numbers, as films and other programs say them. */
const RATIOS = {
  '4:5': 'portrait_4_3',
  '16:9': 'landscape_4_3',
  '1:1': 'square_hd',
} as const satisfies Record<string, ImageSize>

type Size = (typeof sizes)[number] | keyof typeof RATIOS

const anySize = () =>
  vine.enum([...sizes, ...(Object.keys(RATIOS) as (keyof typeof RATIOS)[])]).optional()

const prompt = () => wordsField(MAX_PROMPT_LENGTH).minLength(1)
const count = () => vine.number().withoutDecimals().range([1, MAX_PICTURES_PER_REQUEST]).optional()

/** What must not be in the pictures; nothing when it is empty. */
const negativePrompt = () => wordsField(MAX_NEGATIVE_PROMPT_LENGTH).optional()

const seed = () =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, SEEDS - 1])

const address = () => codeField(2_048).trim().minLength(1)

const countWording = () => ({
  'num_images.range': GENERATION_ERRORS.pictureCount(MAX_PICTURES_PER_REQUEST),
})

const messages = wordingWith(() => ({
  ...countWording(),
  'prompt.required': GENERATION_ERRORS.prompt,
  'prompt.minLength': GENERATION_ERRORS.prompt,
}))

/** Body of `POST /api/generate/{modelId}`: one prompt for all pictures, or one prompt a picture. */
export const generateValidator = vine.create({
  prompt: prompt().optional().requiredIfMissing('prompts'),
  prompts: vine.array(prompt()).minLength(1).maxLength(MAX_PICTURES_PER_REQUEST).optional(),
  negative_prompt: negativePrompt(),
  num_images: count(),
  image_size: anySize(),
  aspect_ratio: anySize(),
  seed: seed().optional(),
  layout: layoutField(),
})
generateValidator.messagesProvider = messages

/** Body of `POST /api/products/{productId}/generate-images`. */
export const productImagesValidator = vine.create({
  prompt: prompt(),
  negative_prompt: negativePrompt(),
  num_images: count(),
  shape: vine.enum(sizes).optional(),
  input_image_urls: vine.array(codeField(2_048).trim()).maxLength(20).optional(),
})
productImagesValidator.messagesProvider = messages

/** Body of `POST /api/model/{modelId}/image/{imageId}/background`. */
export const backgroundValidator = vine.create({
  prompt: prompt().optional().requiredIfMissing('prompts'),
  prompts: vine.array(prompt()).minLength(1).maxLength(MAX_PICTURES_PER_REQUEST).optional(),
  negative_prompt: negativePrompt(),
  num_images: count(),
  aspect_ratio: anySize(),
  image_url: address().optional(),
  mask_url: address().optional(),
  seed: seed().optional(),
  layout: layoutField(),
})
backgroundValidator.messagesProvider = wordingWith(() => ({
  ...countWording(),
  'prompt.required': GENERATION_ERRORS.background,
  'prompt.minLength': GENERATION_ERRORS.background,
}))

/** Body of `POST /api/products/{productId}/drafts`. */
export const draftValidator = vine.create({
  prompt: prompt(),
  negative_prompt: negativePrompt(),
  image_size: anySize(),
  /** As the order is to have it. */
  seed: seed(),
  layout: layoutField(),
  /** A photo of the product whose cut-out is shown, in place of what was trained. */
  photo: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
})
draftValidator.messagesProvider = messages

const imageIds = () =>
  vine
    .array(vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]))
    .minLength(1)
    .maxLength(MAX_CHOSEN_PICTURES)

const idsWording = () => ({
  'ids.array.maxLength': GENERATION_ERRORS.tooManyChosen(MAX_CHOSEN_PICTURES),
})

/** Body of calls for several results at once. */
export const imageIdsValidator = vine.create({
  ids: imageIds(),
})
imageIdsValidator.messagesProvider = wordingWith(idsWording)

/** Body of `PATCH /api/images`. */
export const favoriteValidator = vine.create({
  ids: imageIds(),
  is_favorite: vine.boolean(),
})
favoriteValidator.messagesProvider = wordingWith(idsWording)

/** Query of `GET /api/images/{id}/file`. */
export const pictureFileValidator = vine.create({
  format: vine.enum(PICTURE_FORMATS).optional(),
})

/** Body of `POST /api/images/{id}/variations`. */
export const variationsValidator = vine.create({ num_images: count() })
variationsValidator.messagesProvider = wordingWith(countWording)

export const samplePromptsValidator = vine.create({
  description: wordsField(5_000).optional(),
  trigger_word: nameField(100).optional(),
})

export const upscaleValidator = vine.create({ image_url: address() })

/** Body of `POST /api/model/{modelId}/image/{imageId}/mask` and `/no-background`. */
export const cutoutValidator = vine.create({
  automatic: vine.boolean().optional(),
})

/** The size that a request names; another, when it names none. */
export function sizeOf(name: Size | undefined, otherwise: ImageSize = 'square_hd'): ImageSize {
  if (name === undefined) return otherwise
  if (name in RATIOS) return RATIOS[name as keyof typeof RATIOS]
  return name in SHAPES ? SHAPES[name as keyof typeof SHAPES] : (name as ImageSize)
}
