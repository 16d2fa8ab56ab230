import type { JobContext } from '../threads/job_context.js'
import { Vision } from '../vision/vision.js'
import { jobContext } from './photos.js'

/** A job's context with networks, which are closed by `close`. */
export function seeingContext(files: Record<string, string> = {}): {
  context: JobContext
  close: () => Promise<void>
} {
  const vision = new Vision()
  const { signal } = new AbortController()
  return {
    context: {
      ...jobContext('.', files),
      networks: new Set(vision.networks),
      infer: (inference) => vision.infer(inference, signal),
    },
    close: () => vision.close(),
  }
}
