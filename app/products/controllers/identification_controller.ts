import type { HttpContext } from '@adonisjs/core/http'
import { awaitGeneration } from '#app/work/await_generation'
import { loadResult } from '#app/work/kinds/define_work'
import { IDENTIFY_WAIT_MS } from '#config/generations'
import type { NewPhoto } from '../actions/create_product.js'
import { requestIdentification, type SentCopy } from '../actions/request_identification.js'
import { findPhotoCopies } from '../queries/find_photo_copies.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { receivePhotos } from '../receive_photos.js'
import { identificationValidator } from '../validators/product.js'
import { identificationSlow } from '../errors.js'

/**
 * `POST /api/identify-images`: says what photos show; `image_names` are what their files are called, `masks` tell where the product is in some, `mask_photos` in
 * which. `copies` are ids of those that were sent one by one.
 */
export default class IdentificationController {
  async store(ctx: HttpContext) {
    const userId = ctx.auth.getUserOrFail().id
    const body = await ctx.request.validateUsing(identificationValidator)
    const sent = body.copies
      ? await copiesOf(userId, body.copies)
      : await receivePhotos(ctx, 'images', { min: 1, names: body.image_names })
    const photos = await receivePhotoMasks<NewPhoto | SentCopy>(
      ctx.request,
      userId,
      sent,
      body.mask_photos
    )
    const generation = await requestIdentification(userId, photos)
    const done = await awaitGeneration(ctx, generation, IDENTIFY_WAIT_MS)
    if (!done) throw identificationSlow({}, { details: { success: false } })
    return ctx.response.json(await loadResult(done))
  }
}

async function copiesOf(userId: number, ids: string[]): Promise<SentCopy[]> {
  const copies = await findPhotoCopies(userId, ids)
  return copies.map(({ mediaId, originalName, ...size }) => ({
    mediaId,
    originalName,
    stored: size,
  }))
}
