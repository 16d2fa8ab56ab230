import type { HttpContext } from '@adonisjs/core/http'
import { cursorIn } from '#app/core/database/cursor'
import { engineCapabilities } from '#app/engines/capabilities'
import { replyKind } from '#app/core/errors/reply_kind'
import { engineOffers } from '#app/work/queries/engine_offers'
import { idempotencyOf } from '#app/work/idempotency'
import { PRODUCT_BANNERS } from '../messages/en/common.js'
import { deleteProduct } from '../actions/delete_product.js'
import { storeProduct } from '../actions/store_product.js'
import { findOwnProduct } from '../queries/find_product.js'
import { listOwnProducts } from '../queries/list_products.js'
import { receivePhotoMasks } from '../receive_photo_masks.js'
import { checksumsOf, receivePhotos } from '../receive_photos.js'
import { productCardData } from '../transformers/product_data.js'
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
