import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { findProductPhoto } from '#app/products/queries/find_product_photo'
import { WAIT_MS } from '#config/generations'
import { requestGeneration } from '#app/work/actions/request_generation'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import type Generation from '#app/work/models/generation'
import { findCutout } from '../queries/find_cutout.js'
import { loadResult } from '#app/work/kinds/define_work'
import { cutoutValidator } from '../validators/pictures.js'

/**
 * `POST /api/model/{modelId}/image/{imageId}/no-background` and `/mask`: where the product is in one photo, free of
 * charge; what was found once is answered again at once. Both answer JSON, the picture by its address, so that how sure the engine is stands beside it:
 * `{ generation_id, image_url | mask_url, confidence, advice }`. A mask that the owner drew is used unless the body says
 * `{ "automatic": true }`.
 */
export default class CutoutController {
  cutout(ctx: HttpContext) {
    return this.#cut(ctx, 'cutout')
  }

  mask(ctx: HttpContext) {
    return this.#cut(ctx, 'mask')
  }

  async #cut(ctx: HttpContext, kind: 'cutout' | 'mask') {
    const { auth, params, request, response } = ctx
    const userId = auth.getUserOrFail().id
    const body = await request.validateUsing(cutoutValidator)
    const product = await findVisibleProduct(params.modelId, userId)
    const photo = await findProductPhoto(product.id, params.imageId)
    const maskMediaId = body.automatic ? null : photo.maskMediaId
    const earlier = await findCutout({
      userId,
      kind,
      productId: product.id,
      photoMediaId: photo.mediaId,
      maskMediaId,
    })
    if (earlier) return response.json(await answerOf(earlier))
    const generation = await requestGeneration({
      userId,
      kind,
      productId: product.id,
      work: { params: { photoMediaId: photo.mediaId, maskMediaId } },
      idempotency: idempotencyOf(request, { ...body, photo: photo.id }),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json(await answerOf(done))
  }
}

async function answerOf(done: Generation) {
  return { generation_id: done.id, ...((await loadResult(done)) as object) }
}
