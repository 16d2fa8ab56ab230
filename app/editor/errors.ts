import { defineError } from '#app/core/errors/define_error'
import { EDITOR_ERRORS } from './messages/en/common.js'

export const unknownPictureToEdit = defineError(
  422,
  'unknown_picture.to_edit',
  () => EDITOR_ERRORS.picture
)
