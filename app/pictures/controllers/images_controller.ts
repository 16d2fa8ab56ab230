import { randomInt } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { convertPicture } from '#app/media/intake/convert_picture'
import { laneOfUser } from '#app/media/decoder/decode'
import { requireFile } from '#app/media/serving/missing_file'
import { pictureFormatOf } from '#app/media/serving/picture_format'
import { readBytes } from '#app/media/store/read_media'
import { withCredentials } from '#app/provenance/add_credentials'
import { madeSource } from '#app/provenance/made_source'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { SEEDS, WAIT_MS } from '#config/generations'
import { type PromptKind, requestAgain } from '../actions/request_again.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { fileNameOf } from '../file_name.js'
import { idempotencyOf } from '#app/work/idempotency'
import Generation from '#app/work/models/generation'
import { findOwnImage } from '../queries/find_own_image.js'
import { loadImages } from '../queries/load_images.js'
import { pictureFileValidator, variationsValidator } from '../validators/pictures.js'
import { cannotVary } from '../errors.js'

const PROMPT_KINDS: string[] = ['generate', 'background'] satisfies PromptKind[]

/** One picture of the merchant. */
export default class ImagesController {
  /**
   * `GET /api/images/{id}/file?format=png|jpeg|webp`: its file, converted if it has another format. `HEAD` only looks whether
   * there is one.
   */
  async file({ auth, params, request, response }: HttpContext) {
    const { format } = await request.validateUsing(pictureFileValidator)
    const userId = auth.getUserOrFail().id
    const image = await findOwnImage(params.id, userId)
    if (request.method() === 'HEAD') {
      await requireFile(image.diskKey)
      return response.noContent()
    }
    const bytes = await readBytes(image.diskKey)
    const isWanted = format === undefined || format === pictureFormatOf(image.mime)
    const mime = isWanted ? image.mime : `image/${format}`
    response.header('Content-Type', mime)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'private, no-store')
    const name = fileNameOf(image.productName ?? 'picture', image.id)
    response.header('Content-Disposition', attachment(name, mime))
    if (isWanted) return response.send(bytes)
    const converted = await convertPicture(image.diskKey, format, laneOfUser(userId))
    return response.send(
      await withCredentials(converted, mime, {
        action: 'c2pa.converted',
        sourceType: 'algorithmicallyEnhanced',
        engine: null,
        sources: [madeSource(image, bytes)],
      })
    )
  }

  /** `POST /api/images/{id}/variations`: the same description and settings with other seeds. */
  async vary(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { num_images: count = 1 } = await request.validateUsing(variationsValidator)
    const userId = auth.getUserOrFail().id
    const image = await findOwnImage(params.id, userId)
    if (image.productId === null) throw cannotVary()
    const product = await findVisibleProduct(image.productId, userId)
    const earlier = await Generation.findOrFail(image.generationId)
    if (!PROMPT_KINDS.includes(earlier.kind)) {
      throw cannotVary()
    }
    const generation = await requestAgain({
      userId,
      product,
      earlier,
      change: {
        prompts: new Array<string>(count).fill(image.prompt),
        positions: undefined,
        seed: randomInt(SEEDS),
      },
      idempotency: idempotencyOf(request, { count }),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadImages(done)) })
  }
}
