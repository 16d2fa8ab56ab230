import type { HttpContext } from '@adonisjs/core/http'
import { replaceMask } from '../actions/replace_mask.js'
import { findOwnProduct } from '../queries/find_product.js'
import { findProductPhoto } from '../queries/find_product_photo.js'
import { receiveMask } from '../receive_mask.js'
import { photoData } from '../transformers/product_data.js'

/** `PUT`, `DELETE /api/model/{modelId}/image/{imageId}/mask`: the owner's own mask of a photo. */
export default class PhotoMaskController {
  async update(ctx: HttpContext) {
    const { productId, photo } = await this.#photoOf(ctx)
    const mask = await receiveMask(ctx, photo)
    await replaceMask({ productId, photoId: photo.id }, mask)
    return ctx.response.json({ image: photoData(await findProductPhoto(productId, photo.id)) })
  }

  async destroy(ctx: HttpContext) {
    const { productId, photo } = await this.#photoOf(ctx)
    await replaceMask({ productId, photoId: photo.id }, null)
    return ctx.response.json({ image: photoData(await findProductPhoto(productId, photo.id)) })
  }

  async #photoOf({ auth, params }: HttpContext) {
    const product = await findOwnProduct(params.modelId, auth.getUserOrFail().id)
    return { productId: product.id, photo: await findProductPhoto(product.id, params.imageId) }
  }
}
