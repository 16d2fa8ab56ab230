import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { findProductPhoto } from '#app/products/queries/find_product_photo'
import { WAIT_MS } from '#config/generations'
import { requestBackgrounds } from '../actions/request_backgrounds.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { mediaIdIn } from '../queries/find_picture.js'
import { isPhotoMask } from '../queries/is_photo_mask.js'
import { loadImages } from '../queries/load_images.js'
import { backgroundValidator, sizeOf } from '../validators/pictures.js'
import { unknownMask } from '../errors.js'

/**
 * `POST /api/model/{modelId}/image/{imageId}/background`: the product of one photo before new backgrounds. The path says
 * which photo; `image_url` and `mask_url` name what the two calls before this one have answered and need not be sent.
 */
export default class BackgroundsController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(backgroundValidator)
    const userId = auth.getUserOrFail().id
    const product = await findVisibleProduct(params.modelId, userId)
    const photo = await findProductPhoto(product.id, params.imageId)
    await checkMask(body.mask_url, photo.mediaId, userId)
    const generation = await requestBackgrounds({
      userId,
      product,
      photoMediaId: photo.mediaId,
      prompts: body.prompts ?? new Array<string>(body.num_images ?? 1).fill(body.prompt!),
      negativePrompt: body.negative_prompt,
      seed: body.seed,
      layout: body.layout,
      size: sizeOf(body.aspect_ratio, 'landscape_4_3'),
      idempotency: idempotencyOf(request, { ...body, photo: photo.id }),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadImages(done)) })
  }
}

async function checkMask(url: string | undefined, photoMediaId: string, userId: number) {
  if (!url) return
  const maskMediaId = mediaIdIn(url)
  if (maskMediaId && (await isPhotoMask({ maskMediaId, photoMediaId, userId }))) return
  throw unknownMask()
}
