import type { JobContext } from '../threads/job_context.js'
import { Vision } from '../vision/vision.js'
import { jobContext } from './photos.js'

/**
 * A job's context with networks, which are closed by `close`.
 * @param tell called with a sentence for each that cannot be used
 */
export function seeingContext(tell?: (sentence: string) => void): {
  context: JobContext
  close: () => Promise<void>
} {
  const vision = new Vision(tell && { tell })
  const { signal } = new AbortController()
  return {
    context: {
      ...jobContext('.'),
      networks: new Set(vision.networks),
      infer: (inference) => vision.infer(inference, signal),
    },
    close: () => vision.close(),
  }
}
