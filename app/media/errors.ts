import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'
import { type PictureRefusal, pictureRefusalMessage } from './intake/picture_refused.js'
import { DECODER_ERRORS, STORE_ERRORS, UPLOAD_REFUSALS } from './messages/en/common.js'

export const fileMissing = defineError(410, 'file_missing', () => STORE_ERRORS.missing)
export const unreadablePicture = defineError(
  422,
  'unreadable_picture',
  ({ refusal }: { refusal: PictureRefusal }) => pictureRefusalMessage(refusal)
)
export const decoderBusy = defineError(503, 'busy.decoder', () => DECODER_ERRORS.busy)
export const decoderUnable = defineError(503, 'unable', () => DECODER_ERRORS.unable)
export const tooMuchAtOnce = defineError(
  429,
  'too_much_at_once',
  () => REPLY_MESSAGES.tooMuchAtOnce
)
export const busyWithTexts = defineError(503, 'busy.texts', () => REPLY_MESSAGES.busy)

/* What is wrong with a body is said to programs, in English. */

export const fileTooLarge = defineError(413, 'too_large.file', ({ most }: { most: number }) =>
  UPLOAD_REFUSALS.file(most)
)
export const incompleteForm = defineError(
  400,
  'invalid_form',
  () => 'The body is no complete form.'
)
export const invalidJson = defineError(400, 'invalid_json', () => 'The body is no valid JSON.')
export const incompleteJson = defineError(
  400,
  'invalid_json.incomplete',
  () => 'The body is no complete JSON.'
)
export const tooDeep = defineError(
  400,
  'invalid_json.too_deep',
  ({ most }: { most: number }) => `The body is nested too deeply: at most ${most} levels.`
)
export const notBase64 = defineError(
  400,
  'invalid_json.not_base64',
  () => 'Data URLs must be encoded in base64.'
)
export const invalidBase64 = defineError(
  400,
  'invalid_json.base64',
  () => 'A data URL is not valid base64.'
)
