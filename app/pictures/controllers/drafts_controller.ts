import type { HttpContext } from '@adonisjs/core/http'
import { IMAGE_SIZES } from '#config/generations'
import type { AppError } from '#app/core/errors/app_error'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { findProductPhoto } from '#app/products/queries/find_product_photo'
import { loadTraining } from '#app/products/queries/load_training'
import { askDirectly } from '#app/work/direct/ask_directly'
import { DirectFailure } from '#app/work/direct/direct_failure'
import { resultOf } from '#app/work/params'
import { type AskedDraft, DRAFT } from '../draft/draft_job.js'
import { draftFailed, draftSlow, draftUnavailable, notCutOut, notTrained } from '../errors.js'
import { findCutout } from '../queries/find_cutout.js'
import { draftValidator, sizeOf } from '../validators/pictures.js'

/** How long somebody waits for a draft, in milliseconds. */
const DRAFT_MS = 5_000

/**
 * `POST /api/products/{productId}/drafts`: what the first picture of an order is going to look like, small, with its layout. With `photo` of what was
 * cut out of that photo, else of the trained product. No row is written, and no credit is spent.
 */
export default class DraftsController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const body = await request.validateUsing(draftValidator)
    const userId = auth.getUserOrFail().id
    const product = await findVisibleProduct(params.productId, userId)
    const cutoutMediaId = body.photo ? await cutoutOf(product.id, body.photo, userId) : null
    if (cutoutMediaId === null && !(await loadTraining(product.id))) throw notTrained()
    const { picture, ...rest } = await draw(ctx, {
      productId: product.id,
      cutoutMediaId,
      prompt: body.prompt,
      negativePrompt: body.negative_prompt ?? '',
      ...IMAGE_SIZES[sizeOf(body.image_size)],
      seed: body.seed,
      layout: body.layout,
    })
    const base64 = Buffer.from(picture).toString('base64')
    return response.json({ picture: `data:image/webp;base64,${base64}`, ...rest })
  }
}

/** @throws AppError 422 when nothing was cut out of it for this user yet */
async function cutoutOf(productId: number, photoId: number, userId: number): Promise<string> {
  const photo = await findProductPhoto(productId, photoId)
  const { mediaId: photoMediaId, maskMediaId } = photo
  const cut = await findCutout({ userId, kind: 'cutout', productId, photoMediaId, maskMediaId })
  if (!cut) throw notCutOut()
  return resultOf<'cutout'>(cut).mediaId
}

/** @throws AppError 503 when no worker can, 504 when none has in time, 422 when it cannot be drawn */
async function draw(ctx: HttpContext, asked: AskedDraft) {
  try {
    return await askDirectly(ctx, DRAFT, asked, { about: String(asked.productId), ms: DRAFT_MS })
  } catch (error) {
    throw error instanceof DirectFailure ? errorOf(error) : error
  }
}

function errorOf({ category }: DirectFailure): AppError {
  if (category === 'unsupported') return draftUnavailable()
  if (category === 'timeout' || category === 'busy') return draftSlow()
  return draftFailed()
}
