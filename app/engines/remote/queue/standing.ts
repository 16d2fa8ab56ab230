import type { EngineJob } from '../../engine.js'
import type { BatchContext, Batch } from '../jobs/batches.js'
import type { RemoteCall } from './remote_queue.js'
import type { LiveRequest } from './remote_requests.js'

export type Standing = 'here' | 'elsewhere' | 'nowhere'

/** Pictures that a call is for, of a series; the first, where there is none. What is asked once more is one. */
export function piecesOf({ step }: Pick<RemoteCall, 'step'>, { pieces = 1 }: BatchContext): Batch {
  return { first: firstIn(step), count: step.endsWith(':again') ? 1 : pieces }
}

/** Whether a request makes what a call is for, at one of the engines that are asked next. Providers have other steps, of other sizes. */
export function isTakenBy(
  request: LiveRequest,
  call: Pick<RemoteCall, 'job' | 'step'>,
  context: BatchContext
): boolean {
  const { behind } = context
  // What is only a step towards it is done by each engine for itself.
  if (!behind || call.job !== askedAs(behind.job)) return false
  if (request.job !== call.job || !behind.engines.includes(request.provider)) return false
  const own = piecesOf(call, context)
  const first = firstIn(request.step)
  return first < own.first + own.count && own.first < first + request.pieces
}

/** The job that providers are asked for: a mask is a cut-out there. */
function askedAs(job: EngineJob): EngineJob {
  return job === 'mask' ? 'cutout' : job
}

/** The number in the name of a step, such as 4 in `edit:4:again`. */
function firstIn(step: string): number {
  return Number(/:(\d+)/.exec(step)?.[1] ?? 0)
}
