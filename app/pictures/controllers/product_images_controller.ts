import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { receivePhotos } from '#app/products/receive_photos'
import { WAIT_MS } from '#config/generations'
import { requestPictures } from '../actions/request_pictures.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { resolveInputPhotos } from '../queries/resolve_input_photos.js'
import { loadImages } from '../queries/load_images.js'
import { productImagesValidator, sizeOf } from '../validators/pictures.js'

/** `POST /api/products/{productId}/generate-images`: pictures of a product, on request after chosen photos. */
export default class ProductImagesController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(productImagesValidator)
    const userId = auth.getUserOrFail().id
    const product = await findVisibleProduct(params.productId, userId)
    const named = await resolveInputPhotos(product, userId, body.input_image_urls ?? [])
    const sent = await receivePhotos(ctx, 'input_images_base64', { min: 0 })
    const generation = await requestPictures({
      userId,
      product,
      prompts: new Array<string>(body.num_images ?? 1).fill(body.prompt),
      negativePrompt: body.negative_prompt,
      size: sizeOf(body.shape),
      inputPhotoMediaIds: named.mediaIds,
      sentPhotos: [...named.fetched, ...sent.map(({ stored }) => stored)],
      idempotency: idempotencyOf(request, { ...body, sent: sent.map((it) => it.stored.checksum) }),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadImages(done)) })
  }
}
