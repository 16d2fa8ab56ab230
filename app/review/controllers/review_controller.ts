import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { cursorIn } from '#app/core/database/cursor'
import { countReviews } from '../queries/count_reviews.js'
import { listReviews, type ReviewScope } from '../queries/list_reviews.js'
import { REVIEW_FILTERS, type ReviewFilter } from '../review_status.js'
import { reviewData } from '../transformers/review_data.js'

/** `GET /review/{modelId?}`: the user's own pictures, of one product or of all, beside the photos that they come from. */
export default class ReviewController {
  async show({ auth, inertia, params, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const product =
      params.modelId === undefined ? null : await findVisibleProduct(params.modelId, userId)
    const scope: ReviewScope = { userId, productId: product?.id ?? null }
    const filter = filterIn(request.input('show'))
    const { reviews, nextCursor } = await listReviews(scope, filter, cursorIn(request))
    return inertia.render('review/show', {
      product: product && { id: product.id, name: product.name },
      filter,
      reviews: inertia.merge(reviews.map(reviewData)),
      next_cursor: nextCursor,
      // Not asked for with the parts of the list that follow.
      counts: () => countReviews(scope),
    })
  }
}

function filterIn(value: unknown): ReviewFilter {
  return REVIEW_FILTERS.find((filter) => filter === value) ?? 'open'
}
