import type { HttpContext } from '@adonisjs/core/http'
import { findBatch } from '#app/batches/queries/find_batch'
import { listBatchProducts } from '#app/batches/queries/list_batch_products'
import { requestReelsOfBatch } from '../actions/request_reels_of_batch.js'

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
