import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'
import { type PictureRefusal, pictureRefusalMessage } from '#app/media/intake/picture_refused'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { DRAFT_ERRORS } from './messages/en/draft.js'

export const cannotVary = defineError(422, 'cannot_vary', () => GENERATION_ERRORS.cannotVary)
export const cannotRetry = defineError(422, 'cannot_retry', () => GENERATION_ERRORS.cannotRetry)
export const photosGone = defineError(422, 'photos_gone', () => GENERATION_ERRORS.photosGone)
export const notTrained = defineError(422, 'not_trained', () => REPLY_MESSAGES.notTrained)
export const unknownMask = defineError(422, 'unknown_mask', () => GENERATION_ERRORS.mask)
export const unknownPicture = defineError(422, 'unknown_picture', () => GENERATION_ERRORS.picture)
export const notCutOut = defineError(422, 'not_cut_out', () => DRAFT_ERRORS.notCutOut)
export const draftFailed = defineError(422, 'draft_failed', () => DRAFT_ERRORS.failed)
export const draftUnavailable = defineError(
  503,
  'draft_unavailable',
  () => DRAFT_ERRORS.unavailable
)
export const draftSlow = defineError(504, 'draft_slow', () => DRAFT_ERRORS.slow)
/** A picture that a caller named by its address. */
export const pictureNotFetched = defineError(
  422,
  'unknown_picture.not_fetched',
  ({ refusal }: { refusal: PictureRefusal }) => pictureRefusalMessage(refusal)
)
export const noEdits = defineError(422, 'unsupported.edits', () => GENERATION_ERRORS.noEdits)
export const noAreas = defineError(422, 'unsupported.areas', () => GENERATION_ERRORS.noAreas)
export const noTask = defineError(422, 'unsupported.task', () => GENERATION_ERRORS.noTask)
export const noShapeWays = defineError(
  422,
  'unsupported.shape_ways',
  () => GENERATION_ERRORS.noShapeWays
)
