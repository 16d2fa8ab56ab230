import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import type { GenerationState } from '#app/work/generation_state'
import { findOwnGeneration } from '#app/work/queries/find_generation'
import { failureMessage } from '#app/engines/failures/failure_message'
import { stepMessage } from '#app/engines/steps/step_message'
import type { ProgressStep } from '#app/engines/steps/steps'
import { keptFailure } from '#app/work/kept_failure'

const STATUS: Record<GenerationState, string> = {
  queued: 'queued',
  running: 'processing',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'failed',
}

/** `GET /api/training/status/{requestId}`: how far a training is. */
export default class TrainingStatusController {
  async show({ auth, params, response }: HttpContext) {
    const training = await findOwnGeneration(params.requestId, auth.getUserOrFail().id)
    if (training.kind !== 'train') throw notFound()
    const failure = keptFailure(training)
    return response.json({
      status: STATUS[training.state],
      model_id: training.productId,
      progress: training.progress,
      step: training.step && stepMessage(training.step as ProgressStep),
      error: failure && failureMessage(failure),
    })
  }
}
