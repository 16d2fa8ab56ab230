import type { HttpContext } from '@adonisjs/core/http'
import { awaitGeneration } from '#app/work/await_generation'
import { loadResult } from '#app/work/kinds/define_work'
import { IDENTIFY_WAIT_MS } from '#config/generations'
import { requestIdentification } from '../actions/request_identification.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { receivePhotos } from '../receive_photos.js'
import { photosValidator } from '../validators/product.js'
import { identificationSlow } from '../errors.js'

/** `POST /api/identify-images`: says what photos show; `image_names` are what their files are called, `masks` tell where the product is in some, `mask_photos` in which. */
export default class IdentificationController {
  async store(ctx: HttpContext) {
    const userId = ctx.auth.getUserOrFail().id
    const { image_names: names, mask_photos: places } =
      await ctx.request.validateUsing(photosValidator)
    const sent = await receivePhotos(ctx, 'images', { min: 1, names })
    const photos = await receivePhotoMasks(ctx.request, userId, sent, places)
    const generation = await requestIdentification(userId, photos)
    const done = await awaitGeneration(ctx, generation, IDENTIFY_WAIT_MS)
    if (!done) throw identificationSlow({}, { details: { success: false } })
    return ctx.response.json(await loadResult(done))
  }
}
