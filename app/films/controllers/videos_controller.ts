import type { HttpContext } from '@adonisjs/core/http'
import { uploadsIn } from '#app/media/intake/uploads'
import { unknownPicture } from '#app/pictures/errors'
import type { StoredFile } from '#app/media/store/put_file'
import type Product from '#app/products/models/product'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { receivePhotos } from '#app/products/receive_photos'
import { firstOf } from '#app/core/elements'
import { notFound } from '#app/core/errors/errors'
import { CFG_SCALES, VIDEO_SECONDS, WAIT_MS } from '#config/generations'
import { requestVideo } from '../actions/request_video.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { FILM_KINDS, type GenerationKind } from '#app/work/generation_state'
import { idempotencyOf } from '#app/work/idempotency'
import { findOwnGeneration } from '#app/work/queries/find_generation'
import { findPicture, mediaIdIn } from '#app/pictures/queries/find_picture'
import { loadVideo } from '../queries/load_video.js'
import { videoStatusData } from '../transformers/video_data.js'
import { productVideoValidator, videoValidator } from '../validators/video.js'

const [DEFAULT_SECONDS] = VIDEO_SECONDS
const [DEFAULT_CFG_SCALE] = CFG_SCALES

/** Films: asked for and polled for by the product's page, asked and waited for by the page of films. */
export default class VideosController {
  /** `POST /products/{product}/generate-video` answers at once; `status` tells of the rest. */
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(productVideoValidator)
    const product = await findVisibleProduct(params.product, auth.getUserOrFail().id)
    const generation = await this.#request(ctx, product, body)
    return response.json({ success: true, video_id: generation.id })
  }

  /** `GET /products/{product}/videos/{video}/status` */
  async status({ auth, params, response }: HttpContext) {
    const generation = await findOwnGeneration(params.video, auth.getUserOrFail().id)
    if (
      !FILM_KINDS.includes(generation.kind as GenerationKind) ||
      String(generation.productId) !== params.product
    ) {
      throw notFound()
    }
    const video = generation.state === 'succeeded' ? await loadVideo(generation) : null
    return response.json(videoStatusData(generation, video))
  }

  /** `POST /api/generate-video` */
  async create(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(videoValidator)
    const product = await findVisibleProduct(body.ai_model_id, auth.getUserOrFail().id)
    const generation = await this.#request(ctx, product, body)
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    const video = await loadVideo(done)
    return response.json({ generation_id: done.id, video_url: video?.url ?? null, video })
  }

  async #request(
    ctx: HttpContext,
    product: Product,
    body: Awaited<ReturnType<(typeof productVideoValidator)['validate']>>
  ) {
    const userId = ctx.auth.getUserOrFail().id
    const picture = await pictureOf(ctx, product, body.image_url)
    const sent = typeof picture === 'string' ? null : picture.checksum
    return requestVideo({
      userId,
      product,
      picture,
      prompt: body.prompt,
      seconds: VIDEO_SECONDS.find((it) => String(it) === body.duration) ?? DEFAULT_SECONDS,
      aspectRatio: body.aspect_ratio ?? '16:9',
      shapeWay: body.shape_way,
      cfgScale: body.cfg_scale ?? DEFAULT_CFG_SCALE,
      hasSound: body.with_sound ?? false,
      idempotency: idempotencyOf(ctx.request, { ...body, image_url: sent ?? body.image_url }),
    })
  }
}

/**
 * The picture that a film starts with: one of the product by its address, or one that was sent as a data URL.
 * @throws AppError 422 for anything else
 */
async function pictureOf(
  ctx: HttpContext,
  product: Product,
  url: string
): Promise<string | StoredFile> {
  if (uploadsIn(ctx.request, 'image_url')?.length) {
    const { stored } = firstOf(await receivePhotos(ctx, 'image_url', { min: 1, max: 1 }))
    return stored
  }
  const viewerId = ctx.auth.getUserOrFail().id
  const scope = { productId: product.id, ownerId: product.userId, viewerId }
  const mediaId = mediaIdIn(url)
  const picture = mediaId && (await findPicture(mediaId, scope))
  if (!picture) throw unknownPicture()
  return picture.mediaId
}
