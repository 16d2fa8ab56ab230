import type { HttpContext } from '@adonisjs/core/http'
import { findBatch } from '../queries/find_batch.js'
import { listBatchProducts } from '../queries/list_batch_products.js'
import { requestReelsOfBatch } from '#app/reels/actions/request_reels_of_batch'

/** Reels of all products of a batch. */
export default class BatchReelsController {
  /** `POST /batches/{batch}/reels` */
  async store({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const batch = await findBatch(params.batch, userId)
    const productIds = await listBatchProducts(batch.id)
    return response.json(await requestReelsOfBatch({ userId, batchId: batch.id, productIds }))
  }
}
