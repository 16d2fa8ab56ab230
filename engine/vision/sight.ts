import type { Plane, Raster } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import { colorCells, type CellColors } from './cells.js'
import type { Network } from './networks.js'
import { findSalient } from './salience.js'
import { embed, type Embedding } from './select.js'

/** What the networks see in one photo: what the choice of the product is made of. Some 5 MB. */
export interface Sight {
  /** How much each pixel stands out, 0 to 1, at the grid of selections. */
  salient: Plane
  /** The same as it came, in 256 steps, for the edge: a square to which the photo is stretched. */
  fine: { side: number; data: Uint8Array }
  embedding: Embedding
  colors: CellColors
}

/** Whether the networks that `see` takes can be used. */
export function canSee({ networks }: JobContext): boolean {
  return ['salience', 'embedding', 'selection'].every((it) => networks.has(it as Network))
}

/** Looks at a photo with both networks, at the same time: they have threads of their own. */
export async function see({ raster }: ReadPicture, context: JobContext): Promise<Sight> {
  const [fine, embedding] = await Promise.all([
    findSalient(raster, context),
    embed(raster, context),
  ])
  await context.checkpoint()
  return sightOf(raster, fine, embedding)
}

/**
 * The same of a photo whose product is known.
 *
 * @param fine how much each place belongs to it, 0 to 1: a square to which the photo is stretched
 */
export async function seeKnown(raster: Raster, fine: Plane, context: JobContext): Promise<Sight> {
  const embedding = await embed(raster, context)
  await context.checkpoint()
  return sightOf(raster, fine, embedding)
}

async function sightOf(raster: Raster, fine: Plane, embedding: Embedding): Promise<Sight> {
  return {
    salient: shrinkPlane(fine, embedding.width, embedding.height),
    fine: {
      side: fine.width,
      data: inBytes(fine.data),
    },
    embedding,
    colors: await colorCells(raster, embedding),
  }
}

function inBytes(shares: Float32Array): Uint8Array {
  // Rounds, and keeps to 0 and 255.
  const bytes = new Uint8ClampedArray(shares.length)
  for (let i = 0; i < shares.length; i++) bytes[i] = shares[i]! * 255
  return new Uint8Array(bytes.buffer)
}
