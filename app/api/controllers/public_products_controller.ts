import type { HttpContext } from '@adonisjs/core/http'
import { trainProduct } from '#app/products/actions/start_training'
import type { NewPhoto } from '#app/products/actions/create_product'
import { storePhotos } from '#app/products/actions/store_photos'
import { storeProduct } from '#app/products/actions/store_product'
import type Product from '#app/products/models/product'
import { findOwnProduct, findVisibleProduct } from '#app/products/queries/find_product'
import { listProductPhotos } from '#app/products/queries/list_product_photos'
import { listOwnProducts } from '#app/products/queries/list_products'
import { checksumsOf } from '#app/products/receive_photos'
import { idempotencyOf } from '#app/work/idempotency'
import { answerWork } from '../calls/answer_work.js'
import { receivePhotos } from '../calls/receive_pictures.js'
import { listedProductData, photoData, productData } from '../transformers/product_data.js'
import { given } from '../tokens/given.js'
import {
  addPhotosBody,
  createProductBody,
  productsQuery,
  trainBody,
} from '../validators/public_api.js'

/** Products over the public API. */
export default class PublicProductsController {
  async index({ apiCaller, request, response }: HttpContext) {
    const { before = null, per_page: limit } = given(await productsQuery.validate(request.qs()))
    const { products, nextCursor } = await listOwnProducts(apiCaller.userId, before, limit)
    return response.json({ products: products.map(listedProductData), next_cursor: nextCursor })
  }

  async store(ctx: HttpContext) {
    const { apiCaller, request, response } = ctx
    const body = given(await createProductBody.validate(request.body()))
    const photos = await receivePhotos(ctx, body)
    const product = await storeProduct(
      {
        userId: apiCaller.userId,
        name: body.name,
        description: body.description ?? '',
        isPublic: body.is_public ?? false,
        photos,
      },
      idempotencyOf(request, told(body, photos))
    )
    return response.created(await this.#describe(product, apiCaller.userId))
  }

  async show({ apiCaller, params, response }: HttpContext) {
    const product = await findVisibleProduct(params.product, apiCaller.userId)
    return response.json(await this.#describe(product, apiCaller.userId))
  }

  async addPhotos(ctx: HttpContext) {
    const { apiCaller, params, request, response } = ctx
    const product = await findOwnProduct(params.product, apiCaller.userId)
    const body = given(await addPhotosBody.validate(request.body()))
    const photos = await receivePhotos(ctx, body)
    const idempotency = idempotencyOf(request, told(body, photos))
    const ids = await storePhotos(product, photos, idempotency)
    const all = await listProductPhotos(product.id)
    return response.created({ photos: all.filter(({ id }) => ids.includes(id)).map(photoData) })
  }

  async train(ctx: HttpContext) {
    const product = await findOwnProduct(ctx.params.product, ctx.apiCaller.userId)
    const { method } = given(await trainBody.validate(ctx.request.body()))
    const idempotency = idempotencyOf(ctx.request, method ? { method } : null)
    return answerWork(ctx, await trainProduct(product, method ?? 'training', idempotency))
  }

  async #describe(product: Product, viewerId: number) {
    return productData(product, await listProductPhotos(product.id), viewerId)
  }
}

/** What tells a request from others: photos stand under other names in each, their bytes tell what they are. */
function told(body: object, photos: NewPhoto[]) {
  return { ...body, images: undefined, image_urls: undefined, ...checksumsOf(photos) }
}
