import type { JobContext } from '#engine/threads/job_context'
import { Vision } from '#engine/vision/vision'
import { jobContext } from '../engine/samples.js'
import { benchMotions } from './motions.js'
import { benchReels } from './reels.js'
import { benchShapes } from './shapes.js'

/** What films, and pictures of another shape, of photos of one's own are held to. */
export async function benchFilmsOf(photos: string): Promise<void> {
  const vision = new Vision({ tell: (sentence) => console.log(sentence) })
  const { signal } = new AbortController()
  const context: JobContext = {
    ...jobContext('.'),
    networks: new Set(vision.networks),
    infer: (inference) => vision.infer(inference, signal),
  }
  await benchReels(photos, context)
  await benchShapes(photos, context)
  await benchMotions(photos, context)
  await vision.close()
}
