import type { HttpContext } from '@adonisjs/core/http'
import { decide } from '../actions/decide.js'
import { deleteRejected } from '#app/pictures/actions/delete_rejected'
import { countReviews } from '../queries/count_reviews.js'
import { findDecisions } from '../queries/find_decisions.js'
import { askValidator, decisionValidator, scopeValidator } from '../validators/review.js'

/** What is decided on made pictures. */
export default class DecisionsController {
  /** `POST /api/review/decisions`: what stands decided by now, for a page that was opened before. */
  async index({ auth, request, response }: HttpContext) {
    const { image_ids: ids, product_id: productId } = await request.validateUsing(askValidator)
    const userId = auth.getUserOrFail().id
    const [decisions, counts] = await Promise.all([
      findDecisions(ids, userId),
      countReviews({ userId, productId }),
    ])
    return response.json({ decisions, counts })
  }

  /** `PUT /api/review/images/{imageId}` */
  async update({ auth, params, request, response }: HttpContext) {
    const { status } = await request.validateUsing(decisionValidator)
    const userId = auth.getUserOrFail().id
    return response.json(await decide({ imageId: params.imageId, status, userId }))
  }

  /** `POST /api/review/delete-rejected`: some of them a call, until none is left. */
  async destroy({ auth, request, response }: HttpContext) {
    const { product_id: productId } = await request.validateUsing(scopeValidator)
    const userId = auth.getUserOrFail().id
    return response.json({ deleted_ids: await deleteRejected({ userId, productId }) })
  }
}
