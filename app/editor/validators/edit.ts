import vine from '@vinejs/vine'
import { codeField, wordsField } from '#app/core/validation/text_fields'
import { MAX_PROMPT_LENGTH, SHAPE_WAYS } from '#config/generations'
import { taskField } from '#app/pictures/edit_task'
import { wordingWith } from '#start/validator'
import { EDITOR_ERRORS } from '../messages/en/common.js'

const LONGEST_ADDRESS = 2_048

/** An address of ours, or what stands for a data URL that was sent. */
const picture = () => codeField(LONGEST_ADDRESS).trim().minLength(1)

/** What stands for a data URL that was sent. */
const sentMask = () => codeField(LONGEST_ADDRESS).nullable().optional()

const pictureWording = (field: string) => ({
  [`${field}.required`]: EDITOR_ERRORS.image,
  [`${field}.string`]: EDITOR_ERRORS.image,
  [`${field}.minLength`]: EDITOR_ERRORS.image,
})

/** Body of `POST /api/edit-image`. */
export const editValidator = vine.create({
  image: picture(),
  prompt: wordsField(MAX_PROMPT_LENGTH).minLength(1).optional().requiredIfMissing('task'),
  task: taskField(),
  mask: sentMask(),
  product_mask: sentMask(),
  shape_way: vine.enum(SHAPE_WAYS).nullable().optional(),
  num_images: vine.number({ strict: true }).withoutDecimals().range([1, 1]).optional(),
})
editValidator.messagesProvider = wordingWith(() => ({
  ...pictureWording('image'),
  'mask.string': EDITOR_ERRORS.maskKind,
  'mask.maxLength': EDITOR_ERRORS.maskKind,
  'product_mask.string': EDITOR_ERRORS.maskKind,
  'product_mask.maxLength': EDITOR_ERRORS.maskKind,
  'prompt.required': EDITOR_ERRORS.prompt,
  'prompt.minLength': EDITOR_ERRORS.prompt,
  'num_images.number': EDITOR_ERRORS.count,
  'num_images.withoutDecimals': EDITOR_ERRORS.count,
  'num_images.range': EDITOR_ERRORS.count,
}))

/** Body of `POST /api/upscale-image`. */
export const upscaleValidator = vine.create({ image_url: picture() })
upscaleValidator.messagesProvider = wordingWith(() => pictureWording('image_url'))
