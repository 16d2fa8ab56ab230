import type { HttpContext } from '@adonisjs/core/http'
import type Product from '#app/products/models/product'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { findProductPhoto } from '#app/products/queries/find_product_photo'
import { FormError } from '#app/core/errors/form_error'
import { requestBackgrounds } from '#app/pictures/actions/request_backgrounds'
import { requestGeneration } from '#app/work/actions/request_generation'
import { requestPictures } from '#app/pictures/actions/request_pictures'
import { requestUpscale } from '#app/pictures/actions/request_upscale'
import { idempotencyOf } from '#app/work/idempotency'
import { findCutout } from '#app/pictures/queries/find_cutout'
import { findPicture } from '#app/pictures/queries/find_picture'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import type { ImageSize } from '#config/generations'
import { answerWork } from '../calls/answer_work.js'
import { given } from '../tokens/given.js'
import { backgroundsBody, cutOutBody, generateBody, upscaleBody } from '../validators/public_api.js'

/** Making of pictures over the public API. */
export default class PublicPicturesController {
  async generate(ctx: HttpContext) {
    const body = given(await generateBody.validate(ctx.request.body()))
    const generation = await requestPictures({
      userId: ctx.apiCaller.userId,
      product: await productOf(ctx),
      ...orderOf(body, 'square_hd'),
      idempotency: idempotencyOf(ctx.request, body),
    })
    return answerWork(ctx, generation)
  }

  async backgrounds(ctx: HttpContext) {
    const body = given(await backgroundsBody.validate(ctx.request.body()))
    const product = await productOf(ctx)
    const photo = await findProductPhoto(product.id, ctx.params.photo)
    const generation = await requestBackgrounds({
      userId: ctx.apiCaller.userId,
      product,
      photoMediaId: photo.mediaId,
      ...orderOf(body, 'landscape_4_3'),
      idempotency: idempotencyOf(ctx.request, body),
    })
    return answerWork(ctx, generation)
  }

  async cutOut(ctx: HttpContext) {
    const { userId } = ctx.apiCaller
    const body = given(await cutOutBody.validate(ctx.request.body()))
    const product = await productOf(ctx)
    const photo = await findProductPhoto(product.id, ctx.params.photo)
    const maskMediaId = body.automatic ? null : photo.maskMediaId
    const cut = { photoMediaId: photo.mediaId, maskMediaId }
    const asked = { userId, kind: 'cutout', productId: product.id } as const
    const generation =
      (await findCutout({ ...asked, ...cut })) ??
      (await requestGeneration({
        ...asked,
        work: { params: cut },
        idempotency: idempotencyOf(ctx.request, body),
      }))
    return answerWork(ctx, generation)
  }

  async upscale(ctx: HttpContext) {
    const { userId } = ctx.apiCaller
    const body = given(await upscaleBody.validate(ctx.request.body()))
    const product = await productOf(ctx)
    const scope = { productId: product.id, ownerId: product.userId, viewerId: userId }
    const picture = await findPicture(body.asset_id, scope)
    if (!picture) throw new FormError({ asset_id: GENERATION_ERRORS.picture })
    const generation = await requestUpscale({
      userId,
      productId: product.id,
      ...picture,
      idempotency: idempotencyOf(ctx.request, body),
    })
    return answerWork(ctx, generation)
  }
}

function productOf({ apiCaller, params }: HttpContext): Promise<Product> {
  return findVisibleProduct(params.product, apiCaller.userId)
}

type PicturesBody = Awaited<ReturnType<(typeof generateBody)['validate']>>

function orderOf(body: PicturesBody, otherwise: ImageSize) {
  return {
    prompts: new Array<string>(body.num_images ?? 1).fill(body.prompt),
    negativePrompt: body.negative_prompt,
    size: body.image_size ?? otherwise,
    seed: body.seed,
    layout: body.layout,
  }
}
