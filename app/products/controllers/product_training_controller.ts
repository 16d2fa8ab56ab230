import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#app/work/idempotency'
import { trainProduct } from '../actions/start_training.js'
import { findOwnProduct } from '../queries/find_product.js'
import { trainAgainValidator } from '../validators/product.js'

/** `POST /products/{product}/train`: trains a product on the photos that it has, or makes it ready from them. */
export default class ProductTrainingController {
  async store({ auth, params, request, response }: HttpContext) {
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    const { method } = await request.validateUsing(trainAgainValidator)
    const idempotency = idempotencyOf(request, method ? { method } : null)
    const training = await trainProduct(product, method ?? 'training', idempotency)
    return response.accepted({ request_id: training.id, ai_model_id: product.id })
  }
}
