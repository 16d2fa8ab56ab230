import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { WAIT_MS } from '#config/generations'
import { requestPictures } from '../actions/request_pictures.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { loadImages } from '../queries/load_images.js'
import { generateValidator, sizeOf } from '../validators/pictures.js'

/** `POST /api/generate/{modelId}`: pictures of a trained product. */
export default class GenerateImagesController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(generateValidator)
    const userId = auth.getUserOrFail().id
    const generation = await requestPictures({
      userId,
      product: await findVisibleProduct(params.modelId, userId),
      prompts: body.prompts ?? new Array<string>(body.num_images ?? 1).fill(body.prompt!),
      negativePrompt: body.negative_prompt,
      seed: body.seed,
      layout: body.layout,
      size: sizeOf(body.image_size ?? body.aspect_ratio),
      idempotency: idempotencyOf(request, body),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadImages(done)) })
  }
}
