import type { Plane, Raster } from '../image/raster.js'
import { shrinkPlane } from '../image/shrink_plane.js'
import { mapPlane } from '../image/raster.js'
import type { Side, Sides } from './sides.js'
import { SIDES } from './sides.js'
import { turnTo } from './turn_to.js'

/** Longest side that is looked at, in pixels, and depth of the strip along an edge. */
const LOOKED_AT = 128
const STRIP = 3

/** Rows between two colours of an edge that are compared. */
const APART = 2

/** Trouble of an edge without any step, in bytes, and of a share of it that is covered by what must not be carried on. */
const PLAIN = 4
const COVERED = 160

/** Share of an edge that the product must cover to be cut by it. */
const CUT = 0.004

/**
 * How hard each edge is to carry on: mean step of the colours along it, in bytes, and much more where what must not be carried
 * on reaches it.
 */
export function edgeTrouble(picture: Raster, keepOut: Plane | null): Sides {
  const scale = Math.min(1, LOOKED_AT / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const planes = [0, 1, 2].map((c) =>
    shrinkPlane(
      mapPlane(picture, (i) => picture.data[i * picture.channels + c]!),
      width,
      height
    )
  )
  const covered = keepOut && shrinkPlane(keepOut, width, height)
  const trouble = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const side of SIDES) {
    trouble[side] =
      PLAIN +
      meanStep(planes.map((plane) => stripOf(plane, side))) +
      (covered ? COVERED * mean(stripOf(covered, side)) : 0)
  }
  return trouble
}

/** The edges that cut the product. */
export function cutSides(product: Plane): Record<Side, boolean> {
  const isCut = (side: Side) => {
    const turned = turnTo(product, 1, side)
    let count = 0
    for (let y = 0; y < turned.height; y++) if (turned.data[y * turned.width]! > 0.5) count++
    return count > Math.max(1, CUT * turned.height)
  }
  return { left: isCut('left'), top: isCut('top'), right: isCut('right'), bottom: isCut('bottom') }
}

/** Mean of the first columns along a side. */
function stripOf(plane: Plane, side: Side): Float32Array {
  const { width, height, data } = turnTo(plane, 1, side)
  const depth = Math.min(width, STRIP)
  return Float32Array.from({ length: height }, (_, y) =>
    mean(data.subarray(y * width, y * width + depth))
  )
}

function meanStep(channels: readonly Float32Array[]): number {
  const count = channels[0]!.length - 2 * APART
  let sum = 0
  for (let y = APART; y < APART + count; y++) {
    sum += Math.hypot(...channels.map((values) => values[y + APART]! - values[y - APART]!))
  }
  return sum / Math.max(1, count)
}

function mean(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / Math.max(1, values.length)
}
