import type { HttpContext } from '@adonisjs/core/http'
import { awaitGeneration } from '#app/studio/await_generation'
import { loadResult } from '#app/studio/queries/load_result'
import { AppError } from '#app/shell/exceptions/app_error'
import { IDENTIFY_WAIT_MS } from '#config/studio'
import { requestIdentification } from '../actions/request_identification.js'
import { receivePhotos } from '../receive_photos.js'
import { PHOTO_ERRORS } from '../texts.js'

/** `POST /api/identify-images`: says what photos show. */
export default class IdentificationController {
  async store(ctx: HttpContext) {
    const photos = await receivePhotos(ctx, 'images', { min: 1 })
    const generation = await requestIdentification(ctx.auth.getUserOrFail().id, photos)
    const done = await awaitGeneration(ctx, generation, IDENTIFY_WAIT_MS)
    if (!done) throw new AppError(504, 'timeout', PHOTO_ERRORS.identifyFailed, { success: false })
    return ctx.response.json(await loadResult(done))
  }
}
