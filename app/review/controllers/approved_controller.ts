import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { listReviews } from '../queries/list_reviews.js'
import { reviewData } from '../transformers/review_data.js'

/** Pictures that are exported at once. */
const MOST = 200

/** `GET /api/review/approved/{modelId?}`: the newest approved pictures, as many as one export takes. */
export default class ApprovedController {
  async index({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const product =
      params.modelId === undefined ? null : await findVisibleProduct(params.modelId, userId)
    const scope = { userId, productId: product?.id ?? null }
    const { reviews, nextCursor } = await listReviews(scope, 'approved', null, MOST)
    return response.json({ reviews: reviews.map(reviewData), is_all: nextCursor === null })
  }
}
