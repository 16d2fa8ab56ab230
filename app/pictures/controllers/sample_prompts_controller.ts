import type { HttpContext } from '@adonisjs/core/http'
import { SAMPLE_PICTURES, WAIT_MS } from '#config/generations'
import { requestGeneration } from '#app/work/actions/request_generation'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { loadResult } from '#app/work/kinds/define_work'
import { samplePromptsValidator } from '../validators/pictures.js'

/** `POST /api/prompts/generate-samples`: prompts to begin with. */
export default class SamplePromptsController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(samplePromptsValidator)
    const generation = await requestGeneration({
      userId: auth.getUserOrFail().id,
      kind: 'suggest_prompts',
      work: {
        params: {
          description: body.description ?? '',
          triggerWord: body.trigger_word ?? '',
          count: SAMPLE_PICTURES,
        },
      },
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json(await loadResult(done))
  }
}
