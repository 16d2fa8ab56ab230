import type { HttpContext } from '@adonisjs/core/http'
import type { StoredFile } from '#app/media/store/put_file'
import type Product from '#app/products/models/product'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { FormError } from '#app/core/errors/form_error'
import { requestVideo } from '#app/films/actions/request_video'
import { idempotencyOf } from '#app/work/idempotency'
import { findPicture } from '#app/pictures/queries/find_picture'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { CFG_SCALES, VIDEO_SECONDS } from '#config/generations'
import { answerWork } from '../calls/answer_work.js'
import { given } from '../tokens/given.js'
import { receivePicture } from '../calls/receive_pictures.js'
import { videoBody } from '../validators/public_api.js'

const [DEFAULT_SECONDS] = VIDEO_SECONDS
const [DEFAULT_CFG_SCALE] = CFG_SCALES

type VideoBody = Awaited<ReturnType<(typeof videoBody)['validate']>>

/** Making of films over the public API. */
export default class PublicVideosController {
  async store(ctx: HttpContext) {
    const { apiCaller, params, request } = ctx
    const body = given(await videoBody.validate(request.body()))
    const product = await findVisibleProduct(params.product, apiCaller.userId)
    const picture = await this.#picture(ctx, product, body)
    const sent = typeof picture === 'string' ? picture : picture.checksum
    const generation = await requestVideo({
      userId: apiCaller.userId,
      product,
      picture,
      prompt: body.prompt,
      seconds: VIDEO_SECONDS.find((it) => it === body.duration) ?? DEFAULT_SECONDS,
      aspectRatio: body.aspect_ratio ?? '16:9',
      shapeWay: body.shape_way,
      cfgScale: body.cfg_scale ?? DEFAULT_CFG_SCALE,
      hasSound: body.with_sound ?? false,
      idempotency: idempotencyOf(request, {
        ...body,
        image: undefined,
        image_url: undefined,
        sent,
      }),
    })
    return answerWork(ctx, generation)
  }

  /** @throws FormError unless there is exactly one, and it can be had */
  async #picture(
    ctx: HttpContext,
    product: Product,
    body: VideoBody
  ): Promise<string | StoredFile> {
    const sent = [body.asset_id, body.image, body.image_url].filter((it) => it !== undefined)
    if (sent.length !== 1) {
      throw new FormError({ asset_id: 'Send one of asset_id, image and image_url.' })
    }
    if (body.asset_id === undefined) return (await receivePicture(ctx, body))!
    const { userId } = ctx.apiCaller
    const scope = { productId: product.id, ownerId: product.userId, viewerId: userId }
    const picture = await findPicture(body.asset_id, scope)
    if (!picture) throw new FormError({ asset_id: GENERATION_ERRORS.picture })
    return picture.mediaId
  }
}
