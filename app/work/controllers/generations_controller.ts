import type { HttpContext } from '@adonisjs/core/http'
import { cancelGeneration } from '../actions/cancel_generation.js'
import { findGenerationByKey, findOwnGeneration } from '../queries/find_generation.js'
import { loadResult } from '../kinds/define_work.js'
import { generationData } from '../transformers/generation_data.js'

/** How far a piece of work is, and its end before its time. */
export default class GenerationsController {
  async show({ auth, params, response }: HttpContext) {
    const generation = await findOwnGeneration(params.id, auth.getUserOrFail().id)
    return response.json(generationData(generation, await loadResult(generation)))
  }

  /** What a call whose answer was lost has begun: 404 when it never arrived. */
  async byKey({ auth, params, response }: HttpContext) {
    const generation = await findGenerationByKey(params.key, auth.getUserOrFail().id)
    return response.json(generationData(generation, await loadResult(generation)))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const generation = await findOwnGeneration(params.id, auth.getUserOrFail().id)
    await cancelGeneration(generation)
    await generation.refresh()
    return response.json(generationData(generation, await loadResult(generation)))
  }
}
