import type { Fidelity } from '../../engine.js'
import { measureDrawn } from '../../fidelity/measure_drawn.js'
import type { JobContext } from '../threads/job_context.js'

/** A product that was drawn anew, and what it is held to. */
export interface CompareInput {
  /** Path of the picture. */
  picture: string
  /** The product in its photos: PNGs with alpha. */
  cutouts: Uint8Array[]
}

/** How far the product in a picture is from its photos; null where it cannot be told. */
export function compareJob(
  { picture, cutouts }: CompareInput,
  context: JobContext
): Promise<Fidelity | null> {
  return measureDrawn(picture, cutouts, () => context.checkpoint())
}
