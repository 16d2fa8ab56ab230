import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#app/work/idempotency'
import { storePhotos } from '../actions/store_photos.js'
import { findOwnProduct } from '../queries/find_product.js'
import { listProductPhotos } from '../queries/list_product_photos.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { checksumsOf, receivePhotos } from '../receive_photos.js'
import { photoData } from '../transformers/product_data.js'
import { photosValidator } from '../validators/product.js'

/** `POST /products/{product}/upload-images`: more photos of a product; `image_names` are what their files are called, `masks` tell where it is in some, `mask_photos` in which. */
export default class ProductPhotosController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const userId = auth.getUserOrFail().id
    const product = await findOwnProduct(params.product, userId)
    const body = await request.validateUsing(photosValidator)
    const sent = await receivePhotos(ctx, 'images', { min: 1, names: body.image_names })
    const photos = await receivePhotoMasks(request, userId, sent, body.mask_photos)
    const idempotency = idempotencyOf(request, { ...body, ...checksumsOf(photos) })
    const ids = await storePhotos(product, photos, idempotency)
    const all = await listProductPhotos(product.id)
    const images = all.filter(({ id }) => ids.includes(id)).map(photoData)
    return response.json({ success: true, images })
  }
}
