import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { wordingWith } from '#start/validator'
import { REEL_LIMITS } from '#engine/reel/reel'
import { reelFields } from '../reel_fields.js'
import { REEL_ERRORS } from '../messages/en/common.js'

/** Body of `POST /products/{product}/reels`. */
export const reelValidator = vine.create({
  ...reelFields(),
  /** Of a sound that was uploaded. */
  sound_id: codeField().trim().uuid().optional(),
  logo: vine.boolean({ strict: true }).optional(),
})
reelValidator.messagesProvider = wordingWith(() => ({
  'items.array.minLength': REEL_ERRORS.count,
  'items.array.maxLength': REEL_ERRORS.count,
  'items.required': REEL_ERRORS.count,
}))

/** Of `GET /reels/sources`. */
export const reelSourceIds = vine.create({
  ids: vine.array(codeField().uuid()).maxLength(REEL_LIMITS.mostItems),
})
