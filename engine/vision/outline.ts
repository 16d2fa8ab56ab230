import { findComponents } from '../cutout/components.js'
import { overlapOf } from '../cutout/overlap.js'
import { drawEdge } from '../cutout/draw_edge.js'
import { boxMean } from '../image/blur.js'
import {
  boundingBox,
  createPlane,
  mapPlane,
  type Box,
  type Plane,
  type Raster,
} from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import type { JobContext } from '../threads/job_context.js'
import type { Choice } from './choose.js'
import { findSalient } from './salience.js'
import type { Sight } from './sight.js'

/** Room around a chosen thing when it is looked at by itself, as a share of its size. */
const MARGIN = 0.08

/** How far its outline may run outside of what was selected on the grid, in pixels of the grid. */
const WIDER = 2

/** Overlap of what stands out by itself with what was chosen, from which on it is the same thing. */
const SAME = 0.75

/** Smallest part that is kept and largest hole that is filled, as shares of the product. */
const SPECK = 0.012
const PINHOLE = 0.0015

/** How far from the outline alpha may be partial, in pixels of the square: room for fur, none for the ghost of a table. */
const SOFT = 8

export interface Outline {
  /** At the photo's size, 0 to 1. */
  alpha: Plane
  /** Pixels that the network was not sure of, as a share of the product. */
  unsure: number
}

/**
 * The product's soft outline at a photo's size: along what stands out, by itself where only a part of that was chosen; in a thin band the photo
 * itself decides how it runs, since the network sees 1024 pixels a side at most.
 */
export async function drawOutline(
  picture: Raster,
  sight: Sight,
  choice: Choice,
  context: JobContext
): Promise<Outline> {
  const seen = await fineMask(picture, sight, choice, context)
  const own = resizePlane(firm(tidy(seen)), picture.width, picture.height)
  return { alpha: drawEdge(own, picture), unsure: unsureShare(seen) }
}

/** Only near the product: what stands out a little elsewhere says nothing of its outline. */
function unsureShare(mask: Plane): number {
  const box = boundingBox(mask, 0.5)
  if (!box) return 1
  const margin = Math.round(MARGIN * Math.max(box.right - box.left, box.bottom - box.top))
  let unsure = 0
  let inside = 0
  for (let y = Math.max(0, box.top - margin); y < Math.min(mask.height, box.bottom + margin); y++) {
    const row = mask.data.subarray(y * mask.width, (y + 1) * mask.width)
    for (const value of row.subarray(Math.max(0, box.left - margin), box.right + margin)) {
      if (value > 0.1 && value < 0.9) unsure++
      if (value > 0.5) inside++
    }
  }
  return unsure / Math.max(1, inside)
}

/** What belongs to the product, 0 to 1, in the square to which the network stretches the photo. */
async function fineMask(
  picture: Raster,
  { fine }: Sight,
  choice: Choice,
  context: JobContext
): Promise<Plane> {
  const { side, data } = fine
  const salient = createPlane(side, side)
  for (let i = 0; i < data.length; i++) salient.data[i] = data[i]! / 255
  if (choice.how === 'salient') return salient
  const chosen = resizePlane(choice.mask, side, side)
  if (choice.how === 'added') {
    return mapPlane(salient, (i) => Math.max(salient.data[i]!, chosen.data[i]!))
  }
  const around = boxMean(choice.mask, WIDER)
  const near = resizePlane(
    mapPlane(around, (i) => (around.data[i]! > 0 ? 1 : 0)),
    side,
    side
  )
  const within = (plane: Plane) => mapPlane(plane, (i) => Math.min(plane.data[i]!, near.data[i]!))
  const alone = within(await lookCloser(picture, choice.mask, side, context))
  const { width, height } = choice.mask
  const isSame = overlapOf(shrinkPlane(alone, width, height), choice.mask) > SAME
  return isSame
    ? alone
    : within(mapPlane(salient, (i) => Math.min(salient.data[i]!, chosen.data[i]!)))
}

/** What stands out in the part of the photo that a mask lies in, in the square for the whole photo. */
async function lookCloser(
  picture: Raster,
  mask: Plane,
  side: number,
  context: JobContext
): Promise<Plane> {
  const box = boundingBox(mask, 0.5)!
  const [marginX, marginY] = [MARGIN * (box.right - box.left), MARGIN * (box.bottom - box.top)]
  // Outwards, so that in a tiny photo something is left too.
  const low = (value: number, of: number, to: number) => Math.max(0, Math.floor((value * to) / of))
  const high = (value: number, of: number, to: number) => Math.min(to, Math.ceil((value * to) / of))
  const scaled = (to: { width: number; height: number }): Box => ({
    left: low(box.left - marginX, mask.width, to.width),
    right: high(box.right + marginX, mask.width, to.width),
    top: low(box.top - marginY, mask.height, to.height),
    bottom: high(box.bottom + marginY, mask.height, to.height),
  })
  const closer = await findSalient(picture, context, scaled(picture))
  await context.checkpoint()
  const square = scaled({ width: side, height: side })
  const part = resizePlane(closer, square.right - square.left, square.bottom - square.top)
  const all = createPlane(side, side)
  for (let y = 0; y < part.height; y++) {
    const row = part.data.subarray(y * part.width, (y + 1) * part.width)
    all.data.set(row, (square.top + y) * side + square.left)
  }
  return all
}

/** All there or all gone but for the edge. */
function firm(mask: Plane): Plane {
  const hard = mapPlane(mask, (i) => (mask.data[i]! > 0.5 ? 1 : 0))
  const around = boxMean(hard, SOFT)
  return mapPlane(mask, (i) => {
    if (around.data[i]! < 1e-6) return 0
    return around.data[i]! > 1 - 1e-6 ? 1 : mask.data[i]!
  })
}

/** A mask without specks outside of the product, and then without pinholes in it. */
export function tidy(mask: Plane): Plane {
  const inside = findComponents(mask, (i) => mask.data[i]! > 0.5)
  const area = inside.areas.reduce((sum, value) => sum + value, 0)
  const isSpeck = (i: number) =>
    inside.labels[i]! > 0 && inside.areas[inside.labels[i]!]! < SPECK * area
  const parts = mapPlane(mask, (i) => (isSpeck(i) ? 0 : mask.data[i]!))
  const outside = findComponents(parts, (i) => parts.data[i]! <= 0.5)
  return mapPlane(parts, (i) => {
    const hole = outside.labels[i]!
    const isPinhole =
      hole > 0 && !outside.touchesFrame[hole] && outside.areas[hole]! < PINHOLE * area
    return isPinhole ? 1 : parts.data[i]!
  })
}
