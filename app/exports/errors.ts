import { defineError } from '#app/core/errors/define_error'
import { EXPORT_ERRORS } from './messages/en/common.js'

export const tooHeavy = defineError(422, 'too_heavy', ({ maxBytes }: { maxBytes: number }) =>
  EXPORT_ERRORS.tooHeavy(maxBytes)
)
export const unknownMarket = defineError(422, 'unknown_market', () => EXPORT_ERRORS.target)
export const pictureGone = defineError(404, 'unknown_picture.gone', () => EXPORT_ERRORS.gone)
/** What a judge says of a picture is made while its caller waits, in their language. */
export const notExportable = defineError(
  422,
  'not_exportable',
  ({ text, remedy }: { text: string; remedy: string }) => `${text} ${remedy}`
)
