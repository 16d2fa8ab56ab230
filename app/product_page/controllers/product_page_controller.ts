import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { cursorIn } from '#app/core/database/cursor'
import { loadFilms } from '#app/films/queries/load_films'
import { listGeneratedImages } from '#app/pictures/queries/list_generated_images'
import { generatedImageData } from '#app/pictures/transformers/generated_image_data'
import { countProductContents } from '../queries/count_product_contents.js'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { findTrainedViews } from '#app/products/queries/find_trained_views'
import { findUnfinishedTrainingOf } from '#app/products/queries/find_unfinished_training'
import { hasUntrainedMasks } from '#app/products/queries/has_untrained_masks'
import { isBetterTrainedAnew } from '#app/products/queries/is_better_trained_anew'
import { isDrawnFromPhotos } from '#app/products/queries/is_drawn_from_photos'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { productData } from '#app/products/transformers/product_data'
import { trainedViewsData } from '#app/products/transformers/trained_view_data'
import { PICTURE_KINDS } from '#app/work/generation_state'
import { engineOffers } from '#app/work/queries/engine_offers'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { listUnfinished } from '#app/work/queries/list_unfinished'
import { unfinishedData } from '#app/work/transformers/generation_data'

/** `GET /products/{id}`: a product with its photos, its pictures and films, and what can be made of it. */
export default class ProductPageController {
  async show({ auth, inertia, params, request }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const product = await findVisibleProduct(params.product, viewerId)
    const scope = { productId: product.id, ownerId: product.userId, viewerId }
    const isOwner = viewerId === product.userId
    const before = cursorIn(request)
    const [
      photos,
      counts,
      { images, nextCursor },
      unfinished,
      films,
      training,
      trained,
      untrained,
      better,
      isUnlearnt,
      { train: trainSeconds },
    ] = await Promise.all([
      listProductPhotos(product.id),
      countProductContents(product.id, product.userId, viewerId),
      listGeneratedImages({ ...scope, before }),
      viewerId === null ? [] : listUnfinished(product.id, viewerId, PICTURE_KINDS),
      loadFilms({ productId: product.id, viewerId, before }),
      isOwner ? findUnfinishedTrainingOf(product.id) : null,
      isOwner ? findTrainedViews(product.id) : null,
      isOwner ? hasUntrainedMasks(product.id) : false,
      isOwner ? isBetterTrainedAnew(db.connection(), product.id) : false,
      isOwner ? isDrawnFromPhotos(product.id) : false,
      expectedSeconds(),
    ])
    return inertia.render('product_page/show', {
      product: productData(product, photos, counts, viewerId),
      images: inertia.merge(images.map(generatedImageData)),
      next_cursor: nextCursor,
      unfinished: unfinished.map(unfinishedData),
      videos: inertia.merge(films.videos),
      videos_cursor: films.nextCursor,
      unfinished_videos: films.unfinished,
      video_seconds: films.expectedSeconds,
      offers: engineOffers(),
      training,
      views: trained ? trainedViewsData(trained, photos) : [],
      has_untrained_masks: untrained,
      has_better_training: better,
      unlearnt_seconds: isUnlearnt ? trainSeconds : null,
    })
  }
}
