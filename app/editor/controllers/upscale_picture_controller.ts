import type { HttpContext } from '@adonisjs/core/http'
import { WAIT_MS } from '#config/generations'
import { requestUpscale } from '#app/pictures/actions/request_upscale'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { loadUpscale } from '#app/pictures/queries/load_images'
import { findPictureToEdit } from '../queries/find_picture_to_edit.js'
import { upscaleValidator } from '../validators/edit.js'

/** `POST /api/upscale-image`: a picture that the user can see here, at twice its size. */
export default class UpscalePictureController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(upscaleValidator)
    const userId = auth.getUserOrFail().id
    const generation = await requestUpscale({
      userId,
      productId: null,
      ...(await findPictureToEdit(body.image_url, userId)),
      idempotency: idempotencyOf(request, body),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadUpscale(done)) })
  }
}
