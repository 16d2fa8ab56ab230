import type { HttpContext } from '@adonisjs/core/http'
import { cancelBatch } from '../actions/cancel_batch.js'
import { pauseBatch } from '../actions/pause_batch.js'
import { resumeBatch } from '../actions/resume_batch.js'
import { retryFailed } from '../actions/retry_failed.js'
import { type Batch, findBatch } from '../queries/find_batch.js'
import { loadProgress } from '../queries/load_progress.js'

/** What the owner of a batch does with it while it runs; each answers how far it is then. */
export default class BatchRunsController {
  pause(ctx: HttpContext) {
    return this.#change(ctx, ({ id, userId }) => pauseBatch(id, userId, 'owner'))
  }

  resume(ctx: HttpContext) {
    return this.#change(ctx, ({ id, userId }) => resumeBatch(id, userId))
  }

  cancel(ctx: HttpContext) {
    return this.#change(ctx, ({ id, userId }) => cancelBatch(id, userId))
  }

  retry(ctx: HttpContext) {
    return this.#change(ctx, ({ id, userId }) => retryFailed(id, userId))
  }

  async #change({ auth, params, response }: HttpContext, change: (batch: Batch) => Promise<void>) {
    const userId = auth.getUserOrFail().id
    await change(await findBatch(params.batch, userId))
    return response.json(await loadProgress(await findBatch(params.batch, userId)))
  }
}
