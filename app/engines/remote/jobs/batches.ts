import type { EngineContext, Picture } from '../../engine.js'
import { EngineError } from '../../engine_error.js'

/** Pictures of one request. */
export interface Batch {
  /** Place of the first in the series that the seed makes. */
  first: number
  count: number
}

/** The context of one request. */
export interface BatchContext extends EngineContext {
  /** Pictures that it is for. */
  pieces?: number
}

export interface BatchOutput {
  pictures: (Picture | EngineError)[]
  cents: number
}

/**
 * Makes pictures in requests of at most `most`, side by side. A request that is refused is an error in the place of each of its
 * pictures; so is one that has failed for now where another engine stands behind this one.
 * @throws EngineError of a request that may succeed later, once all others have ended: what they made is kept by the queue
 */
export async function inBatches(
  { firstIndex, count }: { firstIndex: number; count: number },
  most: number,
  context: EngineContext,
  make: (batch: Batch, context: EngineContext) => Promise<BatchOutput>
): Promise<BatchOutput> {
  const batches: Batch[] = []
  for (let done = 0; done < count; done += most) {
    batches.push({ first: firstIndex + done, count: Math.min(most, count - done) })
  }
  const shares = batches.map(() => 0)
  const partOf = (index: number): BatchContext => ({
    ...context,
    pieces: batches[index]!.count,
    progress(fraction, step) {
      shares[index] = fraction
      context.progress(shares.reduce((sum, share) => sum + share, 0) / shares.length, step)
    },
  })
  const ended = await Promise.allSettled(batches.map((batch, index) => make(batch, partOf(index))))
  const output: BatchOutput = { pictures: [], cents: 0 }
  for (const [index, one] of ended.entries()) {
    if (one.status === 'fulfilled') {
      output.pictures.push(...one.value.pictures)
      output.cents += one.value.cents
    } else {
      const error: unknown = one.reason
      if (!(error instanceof EngineError)) throw error
      output.pictures.push(...new Array<EngineError>(batches[index]!.count).fill(error))
    }
  }
  for (const it of output.pictures) {
    if (it instanceof EngineError && it.retryable && !context.behind) throw it
  }
  return output
}

/** The error in the place of a picture that the provider's own filter has blackened. */
export function refusedPicture(): EngineError {
  return new EngineError('content_refused')
}

/** The error in the place of a picture that the provider has not made. */
export function missingPicture(): EngineError {
  return new EngineError('service_picture_missing')
}
