import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { listReadyProducts } from '#app/products/queries/list_products'
import { modelData, productCardData } from '#app/products/transformers/product_data'
import { cursorIn } from '#app/core/database/cursor'
import { engineOffers } from '#app/work/queries/engine_offers'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { keepsDrafts } from '../draft/keeps_drafts.js'
import { hasKeptResults } from '../queries/has_kept_results.js'
import { listGeneratedImages } from '../queries/list_generated_images.js'
import { listFailedWork } from '#app/work/queries/list_failed_work'
import { PICTURE_KINDS } from '#app/work/generation_state'
import { listUnfinished } from '#app/work/queries/list_unfinished'
import { failedWorkData } from '#app/work/transformers/failed_work_data'
import { generatedImageData } from '../transformers/generated_image_data.js'
import { unfinishedData } from '#app/work/transformers/generation_data'

/** The screens on which pictures are made. Guests may look at the public samples. */
export default class PhotosController {
  async show(ctx: HttpContext) {
    return ctx.params.modelId === undefined ? this.#chooser(ctx) : this.#generator(ctx)
  }

  async #chooser({ auth, inertia, request }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const [{ products, nextCursor }, hasKept] = await Promise.all([
      listReadyProducts(viewerId, cursorIn(request)),
      viewerId !== null && hasKeptResults(viewerId),
    ])
    return inertia.render('pictures/products', {
      models: inertia.merge(products.map(productCardData)),
      offers: engineOffers(),
      next_cursor: nextCursor,
      has_kept_results: hasKept,
    })
  }

  async #generator({ auth, inertia, params }: HttpContext) {
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
    return inertia.render('pictures/photos', {
      model: modelData(product, photos, viewerId),
      images: images.map(generatedImageData),
      next_cursor: nextCursor,
      unfinished: unfinished.map(unfinishedData),
      failed: failed.map(failedWorkData),
      expected_seconds: {
        generate: expected.generate,
        background: expected.background,
        upscale: expected.upscale,
      },
      keeps_drafts: keepsDrafts(),
    })
  }
}
