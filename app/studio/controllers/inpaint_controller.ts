import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { modelData } from '#app/products/transformers/product_data'
import { cursorIn } from '#app/shell/cursor'
import { expectedSeconds } from '../queries/expected_seconds.js'
import { listGeneratedImages } from '../queries/list_generated_images.js'
import { listUnfinished, PICTURE_KINDS } from '../queries/list_unfinished.js'
import { generatedImageData } from '../transformers/generated_image_data.js'
import { unfinishedData } from '../transformers/generation_data.js'

/** The screen on which the product of one photo is put before new backgrounds. Guests may look at the public samples. */
export default class InpaintController {
  /** `GET /photos/inpaint/{modelId}`; a product without pictures begins on the other screen. */
  async show({ auth, inertia, params, request, response }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const product = await findVisibleProduct(params.modelId, viewerId)
    const before = cursorIn(request)
    const [photos, { images, nextCursor }, unfinished, expected] = await Promise.all([
      listProductPhotos(product.id),
      listGeneratedImages({ productId: product.id, ownerId: product.userId, viewerId, before }),
      viewerId === null ? [] : listUnfinished(product.id, viewerId, PICTURE_KINDS),
      expectedSeconds(),
    ])
    const isLoad = before === null && !request.header('x-inertia-partial-component')
    if (isLoad && images.length === 0 && unfinished.length === 0) {
      return response.redirect().toRoute('photos.generate', { modelId: product.id })
    }
    return inertia.render('studio/inpaint', {
      model: modelData(product, photos, viewerId),
      images: inertia.merge(images.map(generatedImageData)),
      next_cursor: nextCursor,
      unfinished: unfinished.map(unfinishedData),
      expected_seconds: { background: expected.background, upscale: expected.upscale },
    })
  }
}
