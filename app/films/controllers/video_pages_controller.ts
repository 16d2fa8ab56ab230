import type { HttpContext } from '@adonisjs/core/http'
import type Product from '#app/products/models/product'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { listReadyProducts } from '#app/products/queries/list_products'
import { modelData, productCardData } from '#app/products/transformers/product_data'
import { cursorIn } from '#app/core/database/cursor'
import { engineOffers } from '#app/work/queries/engine_offers'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { findSourcePicture } from '#app/pictures/queries/find_source_picture'
import { mediaIdIn } from '#app/pictures/queries/find_picture'
import { listGeneratedImages } from '#app/pictures/queries/list_generated_images'
import { loadFilms } from '../queries/load_films.js'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { generatedImageData } from '#app/pictures/transformers/generated_image_data'
import { sourceData } from '#app/pictures/transformers/source_data'

/** The screen on which films are made. Guests may look at the public samples. */
export default class VideoPagesController {
  /** `GET /videos/generate/{modelId?}`, with `?image=` the address of the picture to start with */
  async show(ctx: HttpContext) {
    const { auth, inertia, params, request } = ctx
    const viewerId = auth.user?.id ?? null
    if (params.modelId === undefined) return this.#choose(ctx, viewerId)
    const product = await findVisibleProduct(params.modelId, viewerId)
    const scope = { productId: product.id, ownerId: product.userId, viewerId }
    const before = cursorIn(request)
    const [photos, made, films, wanted] = await Promise.all([
      listProductPhotos(product.id),
      listGeneratedImages({ ...scope, before }),
      loadFilms({ productId: product.id, viewerId, before }),
      this.#wanted(request.input('image'), product, viewerId),
    ])
    const unknown = wanted === null ? GENERATION_ERRORS.picture : null
    return inertia.render('films/videos', {
      modelId: product.id,
      model: modelData(product, photos, viewerId),
      models: [],
      offers: engineOffers(),
      error: films.expectedSeconds === null ? GENERATION_ERRORS.noVideos : unknown,
      image: wanted ? sourceData(wanted) : null,
      generatedImages: inertia.merge(made.images.map(generatedImageData)),
      images_cursor: made.nextCursor,
      generatedVideos: inertia.merge(films.videos),
      next_cursor: films.nextCursor,
      unfinished: films.unfinished,
      expected_seconds: films.expectedSeconds,
    })
  }

  async #choose({ inertia, request }: HttpContext, viewerId: number | null) {
    const [{ products, nextCursor }, expected] = await Promise.all([
      listReadyProducts(viewerId, cursorIn(request)),
      expectedSeconds(),
    ])
    return inertia.render('films/videos', {
      modelId: null,
      model: null,
      models: inertia.merge(products.map(productCardData)),
      offers: engineOffers(),
      error: expected.video === null ? GENERATION_ERRORS.noVideos : null,
      image: null,
      generatedImages: [],
      images_cursor: null,
      generatedVideos: [],
      next_cursor: nextCursor,
      unfinished: [],
      expected_seconds: expected.video,
    })
  }

  /** The picture that the address asks for; undefined when it asks for none, null when that is no picture of the product. */
  async #wanted(url: unknown, product: Product, viewerId: number | null) {
    if (typeof url !== 'string' || url === '') return undefined
    const mediaId = mediaIdIn(url)
    const scope = { productId: product.id, ownerId: product.userId, viewerId }
    return mediaId === null ? null : findSourcePicture(mediaId, scope)
  }
}
