import type { HttpContext } from '@adonisjs/core/http'
import { engineCapabilities } from '#app/engines/capabilities'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { modelData } from '#app/products/transformers/product_data'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { keepsDrafts } from '../draft/keeps_drafts.js'
import { listGeneratedImages } from '../queries/list_generated_images.js'
import { listFailedWork } from '#app/work/queries/list_failed_work'
import { PICTURE_KINDS } from '#app/work/generation_state'
import { listUnfinished } from '#app/work/queries/list_unfinished'
import { failedWorkData } from '#app/work/transformers/failed_work_data'
import { generatedImageData } from '../transformers/generated_image_data.js'
import { unfinishedData } from '#app/work/transformers/generation_data'

/** The screen on which the product of one photo is put before new backgrounds. Guests may look at the public samples. */
export default class InpaintController {
  /** `GET /photos/inpaint/{modelId}`; a product without pictures begins on the other screen. */
  async show({ auth, inertia, params, request, response }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const product = await findVisibleProduct(params.modelId, viewerId)
    const [photos, { images, nextCursor }, unfinished, failed, expected] = await Promise.all([
      listProductPhotos(product.id),
      listGeneratedImages({
        productId: product.id,
        ownerId: product.userId,
        viewerId,
        before: null,
      }),
      viewerId === null ? [] : listUnfinished(product.id, viewerId, PICTURE_KINDS),
      viewerId === null ? [] : listFailedWork(product.id, viewerId),
      expectedSeconds(),
    ])
    const isLoad = !request.header('x-inertia-partial-component')
    if (isLoad && images.length + unfinished.length + failed.length === 0) {
      return response.redirect().toRoute('photos.generate', { modelId: product.id })
    }
    return inertia.render('pictures/inpaint', {
      model: modelData(product, photos, viewerId),
      images: images.map(generatedImageData),
      next_cursor: nextCursor,
      unfinished: unfinished.map(unfinishedData),
      failed: failed.map(failedWorkData),
      expected_seconds: { background: expected.background, upscale: expected.upscale },
      keeps_drafts: keepsDrafts(),
      can_select: engineCapabilities().select !== null,
    })
  }
}
