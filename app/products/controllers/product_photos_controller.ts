import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#app/studio/idempotency'
import { storePhotos } from '../actions/store_photos.js'
import { findOwnProduct } from '../queries/find_product.js'
import { listProductPhotos } from '../queries/list_product_photos.js'
import { receivePhotos } from '../receive_photos.js'
import { photoData } from '../transformers/product_data.js'

/** `POST /products/{product}/upload-images`: more photos of a product. */
export default class ProductPhotosController {
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    const photos = await receivePhotos(ctx, 'images', { min: 1 })
    const told = photos.map(({ stored }) => stored.checksum)
    const ids = await storePhotos(product, photos, idempotencyOf(request, { photos: told }))
    const all = await listProductPhotos(product.id)
    const images = all.filter(({ id }) => ids.includes(id)).map(photoData)
    return response.json({ success: true, images })
  }
}
