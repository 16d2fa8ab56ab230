import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { cancelGeneration } from '#app/work/actions/cancel_generation'
import type Generation from '#app/work/models/generation'
import { findOwnGeneration } from '#app/work/queries/find_generation'
import { isApiKind } from '../calls/api_kinds.js'
import { loadWorkResult } from '../queries/load_work_result.js'
import { workData } from '../transformers/work_data.js'

/** Pieces of work over the public API. */
export default class PublicGenerationsController {
  async show(ctx: HttpContext) {
    return this.#answer(ctx, await this.#find(ctx))
  }

  async cancel(ctx: HttpContext) {
    const generation = await this.#find(ctx)
    await cancelGeneration(generation)
    await generation.refresh()
    return this.#answer(ctx, generation)
  }

  async #find({ apiCaller, params }: HttpContext): Promise<Generation> {
    const generation = await findOwnGeneration(params.generation, apiCaller.userId)
    if (!isApiKind(generation.kind)) throw notFound()
    return generation
  }

  async #answer({ response }: HttpContext, generation: Generation) {
    return response.json(workData(generation, await loadWorkResult(generation)))
  }
}
