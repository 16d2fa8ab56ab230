import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { cursorIn } from '#app/core/database/cursor'
import { engineCapabilities } from '#app/engines/capabilities'
import { replyKind } from '#app/core/errors/reply_kind'
import { engineOffers } from '#app/studio/queries/engine_offers'
import { listGeneratedImages } from '#app/studio/queries/list_generated_images'
import { PICTURE_KINDS } from '#app/studio/generation_state'
import { listUnfinished } from '#app/studio/queries/list_unfinished'
import { loadFilms } from '#app/studio/queries/load_films'
import { idempotencyOf } from '#app/studio/idempotency'
import { generatedImageData } from '#app/studio/transformers/generated_image_data'
import { unfinishedData } from '#app/studio/transformers/generation_data'
import { PRODUCT_BANNERS } from '../texts.js'
import { deleteProduct } from '../actions/delete_product.js'
import { storeProduct } from '../actions/store_product.js'
import { countProductContents } from '../queries/count_product_contents.js'
import { findOwnProduct, findVisibleProduct } from '../queries/find_product.js'
import { findTrainedViews } from '../queries/find_trained_views.js'
import { findUnfinishedTrainingOf } from '../queries/find_unfinished_training.js'
import { isBetterTrainedAnew } from '../queries/is_better_trained_anew.js'
import { hasUntrainedMasks } from '../queries/has_untrained_masks.js'
import { listOwnProducts } from '../queries/list_products.js'
import { listProductPhotos } from '../queries/list_product_photos.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { checksumsOf, receivePhotos } from '../receive_photos.js'
import { productCardData, productData } from '../transformers/product_data.js'
import { trainedViewsData } from '../transformers/trained_view_data.js'
import { storeProductValidator, updateProductValidator } from '../validators/product.js'

export default class ProductsController {
  async index({ auth, inertia, request }: HttpContext) {
    const { products, nextCursor } = await listOwnProducts(
      auth.getUserOrFail().id,
      cursorIn(request)
    )
    return inertia.render('products/index', {
      products: inertia.merge(products.map(productCardData)),
      offers: engineOffers(),
      next_cursor: nextCursor,
    })
  }

  create({ inertia }: HttpContext) {
    return inertia.render('products/create', { can_select: engineCapabilities().select !== null })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const body = await request.validateUsing(storeProductValidator)
    const sent = await receivePhotos(ctx, 'images', { min: 1, names: body.image_names })
    const userId = auth.getUserOrFail().id
    const photos = await receivePhotoMasks(request, userId, sent, body.mask_photos)
    const product = await storeProduct(
      {
        userId,
        name: body.name,
        description: body.description ?? '',
        isPublic: body.is_public ?? false,
        photos,
      },
      idempotencyOf(request, { ...body, ...checksumsOf(photos) })
    )
    if (replyKind(request) === 'json') return response.created({ id: product.id })
    session.flash('banner', PRODUCT_BANNERS.created(product.name))
    return response.redirect().toRoute('products.show', { product: product.id })
  }

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
    ])
    return inertia.render('products/show', {
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
    })
  }

  async update({ auth, params, request, response, session }: HttpContext) {
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    const body = await request.validateUsing(updateProductValidator)
    await product
      .merge({
        name: body.name ?? product.name,
        description:
          body.description === undefined ? product.description : (body.description ?? ''),
        isPublic: body.is_public ?? product.isPublic,
        productLock: body.product_lock ?? product.productLock,
      })
      .save()
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', PRODUCT_BANNERS.saved)
    return response.redirect().toRoute('products.show', { product: product.id })
  }

  async destroy({ auth, params, request, response, session }: HttpContext) {
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    await deleteProduct(product)
    if (replyKind(request) === 'json') return response.noContent()
    session.flash('banner', PRODUCT_BANNERS.deleted(product.name))
    return response.redirect().toRoute('products.index')
  }
}
