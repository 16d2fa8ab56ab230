import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyOf } from '#app/work/idempotency'
import { trainProduct } from '../actions/start_training.js'
import { findOwnProduct } from '../queries/find_product.js'

/** `POST /products/{product}/train`: trains a product on the photos that it has. */
export default class ProductTrainingController {
  async store({ auth, params, request, response }: HttpContext) {
    const product = await findOwnProduct(params.product, auth.getUserOrFail().id)
    const training = await trainProduct(product, idempotencyOf(request, null))
    return response.accepted({ request_id: training.id, ai_model_id: product.id })
  }
}
