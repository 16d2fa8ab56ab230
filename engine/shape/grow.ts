import type { Plane, Raster } from '../image/raster.js'
import { fill } from './fill/fill.js'
import type { Filled, FillTask, SourceRules } from './fill/task.js'
import { somethingNew } from './nothing_new.js'
import { isUpright, SIDES, type Side, type Sides } from './sides.js'
import { turnTo } from './turn_to.js'

/** Share of the height that a source may be above or below beside the picture, and beside it above and below the picture. */
const DRIFT = { beside: 0.15, above: 0.35 }
const DRIFT_COST = 300 * 49 * 4

/** Shares of the width: the least shift, and how far from the edge sources may be. */
const SHIFT = { beside: 0.14, above: 0.05 }
const DEPTH = { beside: 1, above: 0.28 }
const DEPTH_COST = 300 * 49 * 4

/** Value of a mask from which on a pixel belongs to what it marks. */
const MARKED = 0.1

/** What is known of a picture that is to grow. Planes have its size and are 0 to 1. */
export interface Ground {
  raster: Raster & { channels: 3 }
  /** What stays as it is and is never copied: the product, people, text. */
  keepOut: Plane | null
}

export interface Grown {
  raster: Raster & { channels: 3 }
  /** How well each side that grew came out. */
  sides: Partial<Record<Side, Omit<Filled, 'canvas'>>>
}

/**
 * Carries a picture's ground on beyond its edges, along one axis after the other. The picture itself stays as it is but for seams near the
 * edges.
 *
 * @param between called between steps of at most about half a second
 * @returns null when a side has nothing that could be carried on
 */
export async function grow(
  ground: Ground,
  growth: Sides,
  between: () => Promise<void>
): Promise<Grown | null> {
  const sides: Grown['sides'] = {}
  let { raster } = ground
  let { keepOut } = ground
  for (const axis of [SIDES.filter(isUpright), SIDES.filter((side) => !isUpright(side))]) {
    const grown: { side: Side; raster: Grown['raster'] }[] = []
    for (const side of axis) {
      if (growth[side] === 0) continue
      const filled = await growOne({ raster, keepOut }, side, growth[side], between)
      if (!filled) return null
      const { canvas, ...quality } = filled
      sides[side] = quality
      grown.push({ side, raster: canvas })
    }
    const own = onlyOf(growth, axis)
    keepOut = keepOut && extendPlane(keepOut, own, 0)
    const [one, other] = grown
    if (one && other) raster = join(raster, own, one.raster, other.raster)
    else if (one) raster = one.raster
    await between()
  }
  return { raster, sides }
}

/** A plane with more pixels of one value around it. */
export function extendPlane(
  plane: Plane,
  { left, top, right, bottom }: Sides,
  value: number
): Plane {
  const width = plane.width + left + right
  const height = plane.height + top + bottom
  const data = new Float32Array(width * height).fill(value)
  for (let y = 0; y < plane.height; y++) {
    const row = plane.data.subarray(y * plane.width, (y + 1) * plane.width)
    data.set(row, (y + top) * width + left)
  }
  return { width, height, data }
}

async function growOne(
  { raster, keepOut }: Ground,
  side: Side,
  pixels: number,
  between: () => Promise<void>
): Promise<Filled | null> {
  const turned: Raster & { channels: 3 } = { ...turnTo(raster, 3, side), channels: 3 }
  const own = turnTo(keepOut ?? emptyOf(raster), 1, side)
  const rules = rulesFor(isUpright(side) ? 'beside' : 'above', turned)
  const foreign = somethingNew(turned, own, rules.depth / turned.width)
  await between()
  const filled = await fill(taskOf(turned, own, foreign, pixels, rules), between)
  if (!filled) return null
  return { ...filled, canvas: { ...turnTo(filled.canvas, 3, side), channels: 3 } }
}

function emptyOf({ width, height }: Raster): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

function rulesFor(where: 'beside' | 'above', { width, height }: Raster): SourceRules {
  return {
    leastShift: SHIFT[where] * width,
    mostDrift: DRIFT[where] * height,
    driftCost: DRIFT_COST,
    depth: DEPTH[where] * width,
    depthCost: where === 'above' ? DEPTH_COST : 0,
  }
}

/** The picture with unknown columns on its left. */
function taskOf(
  picture: Raster,
  keepOut: Plane,
  foreign: Plane,
  edge: number,
  rules: SourceRules
): FillTask {
  const width = picture.width + edge
  const { height } = picture
  const data = new Uint8Array(width * height * 3)
  const mask = () => new Uint8Array(width * height)
  const [unknown, kept, barred] = [mask(), mask(), mask()]
  for (let y = 0, from = 0; y < height; y++) {
    const row = y * width
    unknown.fill(1, row, row + edge)
    data.set(picture.data.subarray(from * 3, (from + picture.width) * 3), (row + edge) * 3)
    for (let i = row + edge; i < row + width; i++, from++) {
      if (keepOut.data[from]! > MARKED) kept[i] = barred[i] = 1
      else if (foreign.data[from]! > 0) barred[i] = 1
    }
  }
  return { canvas: { width, height, channels: 3, data }, unknown, kept, barred, edge, rules }
}

function onlyOf(growth: Sides, axis: readonly Side[]): Sides {
  const of = (side: Side) => (axis.includes(side) ? growth[side] : 0)
  return { left: of('left'), top: of('top'), right: of('right'), bottom: of('bottom') }
}

/** A picture that grew at its start and one that grew at its end, put together in their middle. */
function join(
  { width, height }: Raster,
  { left, top, right, bottom }: Sides,
  first: Raster,
  second: Raster
): Raster & { channels: 3 } {
  const wide = width + left + right
  const tall = height + top + bottom
  const data = new Uint8Array(wide * tall * 3)
  const middle = top + Math.floor(height / 2)
  const column = left + Math.floor(width / 2)
  for (let y = 0; y < tall; y++) {
    if (left + right === 0) {
      const from = y < middle ? first : second
      const row = y < middle ? y : y - top
      data.set(from.data.subarray(row * wide * 3, (row + 1) * wide * 3), y * wide * 3)
      continue
    }
    const a = y * first.width * 3
    const b = y * second.width * 3
    data.set(first.data.subarray(a, a + column * 3), y * wide * 3)
    data.set(
      second.data.subarray(b + (column - left) * 3, b + second.width * 3),
      (y * wide + column) * 3
    )
  }
  return { width: wide, height: tall, channels: 3, data }
}
