import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { keepEditorSource } from '#app/pictures/actions/keep_editor_source'
import { receivePicture } from '../receive_picture.js'
import { EDITOR_ERRORS } from '../messages/en/common.js'
import { editorPictureData } from '../transformers/editor_data.js'

/** `POST /api/editor/pictures`: keeps a picture that is going to be edited, so that it is sent only once. */
export default class EditorPicturesController {
  async store(ctx: HttpContext) {
    const stored = await receivePicture(ctx)
    if (!stored) {
      const message = EDITOR_ERRORS.image
      throw new errors.E_VALIDATION_ERROR([{ field: 'image', rule: 'required', message }])
    }
    const picture = await keepEditorSource(ctx.auth.getUserOrFail().id, stored)
    return ctx.response.created(editorPictureData(picture))
  }
}
