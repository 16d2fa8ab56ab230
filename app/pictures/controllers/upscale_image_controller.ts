import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { WAIT_MS } from '#config/generations'
import { requestUpscale } from '../actions/request_upscale.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { findPicture, mediaIdIn } from '../queries/find_picture.js'
import { loadImages } from '../queries/load_images.js'
import { upscaleValidator } from '../validators/pictures.js'
import { unknownPicture } from '../errors.js'

/** `POST /api/products/{productId}/upscale-image`: one of the product's pictures at twice its size. */
export default class UpscaleImageController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(upscaleValidator)
    const userId = auth.getUserOrFail().id
    const product = await findVisibleProduct(params.productId, userId)
    const scope = { productId: product.id, ownerId: product.userId, viewerId: userId }
    const mediaId = mediaIdIn(body.image_url)
    const picture = mediaId && (await findPicture(mediaId, scope))
    if (!picture) throw unknownPicture()

    const generation = await requestUpscale({
      userId,
      productId: product.id,
      ...picture,
      idempotency: idempotencyOf(request, body),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    const { images } = await loadImages(done)
    return response.json({ generation_id: done.id, success: true, aiImage: images[0] })
  }
}
