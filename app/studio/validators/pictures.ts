import vine from '@vinejs/vine'
import {
  IMAGE_SIZES,
  type ImageSize,
  MAX_PICTURES_PER_REQUEST,
  MAX_PROMPT_LENGTH,
  SHAPES,
} from '#config/studio'
import { wordingWith } from '#start/validator'
import { STUDIO_ERRORS } from '../texts.js'

const sizes = [
  ...(Object.keys(IMAGE_SIZES) as ImageSize[]),
  ...(Object.keys(SHAPES) as (keyof typeof SHAPES)[]),
]

const prompt = () => vine.string().trim().minLength(1).maxLength(MAX_PROMPT_LENGTH)
const count = () => vine.number().withoutDecimals().range([1, MAX_PICTURES_PER_REQUEST]).optional()

const address = () => vine.string().trim().minLength(1).maxLength(2_048)

const countWording = {
  'num_images.range': `The number of photos must be from 1 to ${MAX_PICTURES_PER_REQUEST}.`,
}

const messages = wordingWith({
  ...countWording,
  'prompt.required': STUDIO_ERRORS.prompt,
  'prompt.minLength': STUDIO_ERRORS.prompt,
})

/** Body of `POST /api/generate/{modelId}`: one prompt for all pictures, or one prompt a picture. */
export const generateValidator = vine.create({
  prompt: prompt().optional().requiredIfMissing('prompts'),
  prompts: vine.array(prompt()).minLength(1).maxLength(MAX_PICTURES_PER_REQUEST).optional(),
  num_images: count(),
  image_size: vine.enum(sizes).optional(),
})
generateValidator.messagesProvider = messages

/** Body of `POST /api/products/{productId}/generate-images`. */
export const productImagesValidator = vine.create({
  prompt: prompt(),
  num_images: count(),
  shape: vine.enum(sizes).optional(),
  input_image_urls: vine.array(vine.string().trim().maxLength(2_048)).maxLength(20).optional(),
})
productImagesValidator.messagesProvider = messages

/** Body of `POST /api/model/{modelId}/image/{imageId}/background`. */
export const backgroundValidator = vine.create({
  prompt: prompt().optional().requiredIfMissing('prompts'),
  prompts: vine.array(prompt()).minLength(1).maxLength(MAX_PICTURES_PER_REQUEST).optional(),
  num_images: count(),
  aspect_ratio: vine.enum(sizes).optional(),
  image_url: address().optional(),
  mask_url: address().optional(),
})
backgroundValidator.messagesProvider = wordingWith({
  ...countWording,
  'prompt.required': STUDIO_ERRORS.background,
  'prompt.minLength': STUDIO_ERRORS.background,
})

export const samplePromptsValidator = vine.create({
  description: vine.string().trim().maxLength(5_000).optional(),
  trigger_word: vine.string().trim().maxLength(100).optional(),
})

export const upscaleValidator = vine.create({ image_url: address() })

/** Body of `POST /api/model/{modelId}/image/{imageId}/mask` and `/no-background`. */
export const cutoutValidator = vine.create({
  automatic: vine.boolean().optional(),
})

/** The size that a request names; another, when it names none. */
export function sizeOf(
  name: ImageSize | keyof typeof SHAPES | undefined,
  otherwise: ImageSize = 'square_hd'
): ImageSize {
  if (name === undefined) return otherwise
  return name in SHAPES ? SHAPES[name as keyof typeof SHAPES] : (name as ImageSize)
}
