import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleProduct } from '#app/products/queries/find_product'
import { WAIT_MS } from '#config/generations'
import { dismissFailedWork } from '#app/work/actions/dismiss_failed_work'
import { retryFailedWork } from '../actions/retry_failed_work.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { idempotencyOf } from '#app/work/idempotency'
import { findOwnGeneration } from '#app/work/queries/find_generation'
import { loadImages } from '../queries/load_images.js'
import { cannotRetry } from '../errors.js'

/** What to do about pieces of work that failed. */
export default class FailedWorkController {
  /** `POST /api/generations/{id}/retry`: what failed once more, with the same seed and settings. */
  async retry(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const userId = auth.getUserOrFail().id
    const earlier = await findOwnGeneration(params.id, userId)
    if (earlier.productId === null) throw cannotRetry()
    const generation = await retryFailedWork({
      userId,
      product: await findVisibleProduct(earlier.productId, userId),
      earlier,
      idempotency: idempotencyOf(request, {}),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadImages(done)) })
  }

  /** `POST /api/generations/{id}/dismiss`: its failed pieces are not shown any more. */
  async dismiss({ auth, params, response }: HttpContext) {
    await dismissFailedWork(await findOwnGeneration(params.id, auth.getUserOrFail().id))
    return response.noContent()
  }
}
