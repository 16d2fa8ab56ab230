import type { MediaKey } from '../contract/state.js'
import { LONGEST_SIDE } from '../cutout/jobs.js'
import type { Raster } from '../image/raster.js'
import { readPicture } from '../image/read_picture.js'
import { shrink } from '../image/shrink.js'
import type { JobContext } from '../threads/job_context.js'
import { embed, type Embedding } from './select.js'

export interface LookInput {
  picture: MediaKey
}

/** What is known of a picture in which somebody points at things: some 7 MB. */
export interface Looked {
  /** The picture, as fine as an outline is drawn while somebody waits for it. */
  raster: Raster
  embedding: Embedding
}

/** Longest side of a picture in pixels at which what is pointed at is outlined: the edge takes a tenth of a second at most. */
const OUTLINED_SIDE = 1024

/**
 * Looks at a picture before somebody points at something in it.
 *
 * @throws JobError `invalid_input` when it cannot be read
 */
export async function lookJob({ picture }: LookInput, context: JobContext): Promise<Looked> {
  // Read as for a cut-out, so that the network need not look at it again.
  const { raster } = await readPicture(await context.read(picture), LONGEST_SIDE)
  const embedding = await embed(raster, context)
  return { raster: await shrink(raster, OUTLINED_SIDE), embedding }
}
