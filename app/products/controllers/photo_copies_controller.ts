import type { HttpContext } from '@adonisjs/core/http'
import { firstOf } from '#app/core/elements'
import { keepPhotoCopy } from '../actions/keep_photo_copy.js'
import { receivePhotos } from '../receive_photos.js'
import { photosValidator } from '../validators/product.js'

/** Copies of photos that come one by one before they are identified together. */
export default class PhotoCopiesController {
  /** `POST /api/identify-images/copies`: keeps one for two hours and answers its `id`; sent again it is the same. */
  async store(ctx: HttpContext) {
    const userId = ctx.auth.getUserOrFail().id
    const { image_names: names } = await ctx.request.validateUsing(photosValidator)
    const photos = await receivePhotos(ctx, 'images', { min: 1, max: 1, names })
    return ctx.response.created({ id: await keepPhotoCopy(userId, firstOf(photos)) })
  }
}
