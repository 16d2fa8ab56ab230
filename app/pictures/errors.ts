import { defineError } from '#app/core/errors/define_error'
import { REPLY_TEXTS } from '#app/core/messages/en/replies'
import { type PictureRefusal, sayPictureRefusal } from '#app/media/intake/picture_refused'
import { STUDIO_ERRORS } from '#app/work/messages/en/common'

export const cannotVary = defineError(422, 'cannot_vary', () => STUDIO_ERRORS.cannotVary)
export const cannotRetry = defineError(422, 'cannot_retry', () => STUDIO_ERRORS.cannotRetry)
export const photosGone = defineError(422, 'photos_gone', () => STUDIO_ERRORS.photosGone)
export const notTrained = defineError(422, 'not_trained', () => REPLY_TEXTS.notTrained)
export const unknownMask = defineError(422, 'unknown_mask', () => STUDIO_ERRORS.mask)
export const unknownPicture = defineError(422, 'unknown_picture', () => STUDIO_ERRORS.picture)
/** A picture that a caller named by its address. */
export const pictureNotFetched = defineError(
  422,
  'unknown_picture.not_fetched',
  ({ refusal }: { refusal: PictureRefusal }) => sayPictureRefusal(refusal)
)
export const noEdits = defineError(422, 'unsupported.edits', () => STUDIO_ERRORS.noEdits)
export const noAreas = defineError(422, 'unsupported.areas', () => STUDIO_ERRORS.noAreas)
export const noShapeWays = defineError(
  422,
  'unsupported.shape_ways',
  () => STUDIO_ERRORS.noShapeWays
)
