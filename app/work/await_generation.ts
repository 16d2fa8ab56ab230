import type { HttpContext } from '@adonisjs/core/http'
import { admission } from '#app/core/admission/admission'
import { isDryRun } from '#app/core/dry_run'
import { priced } from './pricing/accept_order.js'
import { NOTHING } from './pricing/price.js'
import { hasEnded } from './generation_state.js'
import type Generation from './models/generation.js'
import { waitForGeneration } from './queries/wait_for_generation.js'
import { keptFailure } from './kept_failure.js'
import { failedWork } from './errors.js'

/**
 * Keeps a call waiting for its work. A client that goes away ends the waiting, not the work.
 * @returns the succeeded work, or null when it has not ended in time: the call then answers 202
 * @throws AppError with the work's own sentence when it failed or was cancelled; Priced in a dry run, which waits for nothing: what there is
 * takes nothing more
 */
export async function awaitGeneration(
  { request }: HttpContext,
  accepted: Generation,
  timeoutMs: number
): Promise<Generation | null> {
  if (isDryRun()) throw priced(NOTHING)
  const gone = new AbortController()
  const onClose = () => gone.abort()
  request.request.socket.once('close', onClose)
  // Whoever went away before anybody listened is told of no more.
  if (request.request.socket.destroyed) gone.abort()
  const goOn = admission.hold(request.request)
  try {
    // A repeated call is answered with what the first one has made.
    const generation = hasEnded(accepted.state)
      ? accepted
      : await waitForGeneration(accepted.id, timeoutMs, gone.signal)
    if (generation.state === 'succeeded') return generation
    if (!hasEnded(generation.state)) return null
    const failure = keptFailure(generation) ?? { code: 'internal', params: {} }
    throw failedWork(failure, generation.id)
  } finally {
    goOn()
    request.request.socket.off('close', onClose)
  }
}

/** The answer of a call whose work goes on after it. */
export function acceptedAnswer({ response }: HttpContext, generation: Generation) {
  return response.accepted({ generation_id: generation.id, status: generation.state })
}
