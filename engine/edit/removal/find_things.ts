import { boxMean } from '../../image/blur.js'
import { dilate } from '../../image/dilate.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../../image/raster.js'
import { resizePlane } from '../../image/resample.js'
import { shrinkPlane } from '../../image/shrink_plane.js'
import { candidates, embed, type Embedding, type Point } from '../../vision/select.js'
import { VisionFault } from '../../vision/vision_fault.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Place } from '../step.js'

/** Points a side of the grid at which things are looked for, and most of them that are asked about. */
const GRID = 16
const MOST_POINTS = 9

/** How far apart such points are at least, as a share of a side, and radii in which what stands out is compared, in pixels of the selections' grid. */
const APART = 0.1
const SMALL = 3
const LARGE = 18

/** Share of the picture within which a point lies at a side, from that side. */
const AT_SIDE = 0.5

/** Quality, share that stays where a little more or less counts as the thing (as log odds), size as a share of the picture, share on the product and share at its place that a thing has. */
const LIKELY = 0.8
const STABLE = 0.85
const LEAST_SIZE = 0.0015
const MOST_SIZE = { one: 0.25, each: 0.08 }
const ON_PRODUCT = 0.1
const IN_PLACE = 0.7

/** Sides of the picture that a thing may reach, and how much of one: a ground reaches over it. */
const MOST_SIDES = 2
const MOST_OF_SIDE = 0.38

const SURER = 1

/** Difference of a thing from what is around it, in bytes: the least, and that at which it is as good as any. */
const LEAST_CONTRAST = 18
const CONTRAST = 40

/** Width of what is around, and of the product's berth, in pixels of the selections' grid. */
const AROUND = 4
const BERTH = 4

/** Overlap from which on two are the same thing, and score of another one that leaves it open which is meant. */
const SAME = 0.5
const RIVAL = 0.9

/** Score of further things, as a share of the best one's, where all are meant. */
const ALSO = 0.5

interface Thing {
  mask: Plane
  size: number
  score: number
}

/**
 * The thing that stands out at a place beside the product, or all that do.
 *
 * @returns 1 for what belongs to it, at the picture's size; null when none is clear, or nobody can see it
 */
export async function findThings(
  { raster, product }: Editable,
  { place, all }: { place: Place; all: boolean },
  context: OperationContext
): Promise<Plane | null> {
  if (!context.networks.has('embedding') || !context.networks.has('selection')) return null
  try {
    const embedding = await embed(raster, context)
    await context.checkpoint()
    const look = lookAt(raster, product, embedding)
    const found: Thing[] = []
    for (const at of pointsAt(look, place)) {
      for (const { odds, quality } of await candidates(embedding, { inside: [at] }, context)) {
        const thing = quality > LIKELY ? rate(odds, quality, look, { place, all }) : null
        if (thing) found.push(thing)
      }
      await context.checkpoint()
    }
    const chosen = choose(found, all)
    return chosen && resizePlane(chosen, raster.width, raster.height)
  } catch (error) {
    if (error instanceof VisionFault) return null
    throw error
  }
}

/** A picture at the selections' grid. */
interface Look {
  width: number
  height: number
  colors: Plane[]
  /** 1 where the product is, and with its berth. */
  product: Plane
  wide: Plane
}

function lookAt(raster: Raster, product: Plane | null, { width, height }: Embedding): Look {
  const colors = [0, 1, 2].map((c) =>
    shrinkPlane(
      mapPlane(raster, (i) => raster.data[i * raster.channels + c]!),
      width,
      height
    )
  )
  const soft = product ? shrinkPlane(product, width, height) : createPlane(width, height)
  const hard = mapPlane(soft, (i) => (soft.data[i]! > 0.3 ? 1 : 0))
  return { width, height, colors, product: hard, wide: dilate(hard, BERTH) }
}

/** Places beside the product, those first that differ most from what is around them. */
function pointsAt(look: Look, place: Place): Point[] {
  const { width, height, colors, wide } = look
  const apart = colors.map((plane) => {
    const [near, far] = [boxMean(plane, SMALL), boxMean(plane, LARGE)]
    return mapPlane(plane, (i) => near.data[i]! - far.data[i]!)
  })
  const found: { at: Point; strange: number }[] = []
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const at = cellIn(place, (column + 0.5) / GRID, (row + 0.5) / GRID)
      const i = Math.floor(at.y * height) * width + Math.floor(at.x * width)
      if (wide.data[i]! > 0) continue
      found.push({ at, strange: Math.hypot(...apart.map(({ data }) => data[i]!)) })
    }
  }
  const chosen: Point[] = []
  for (const { at } of found.toSorted((a, b) => b.strange - a.strange)) {
    if (chosen.length === MOST_POINTS) break
    if (chosen.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= APART)) chosen.push(at)
  }
  return chosen
}

/** A point of the unit square, moved into the part of the picture that a place is. */
function cellIn({ x, y }: Place, across: number, down: number): Point {
  const along = (side: 'start' | 'end' | null, share: number) =>
    side === null ? share : side === 'start' ? share * AT_SIDE : 1 - (1 - share) * AT_SIDE
  return {
    x: along(x && (x === 'left' ? 'start' : 'end'), across),
    y: along(y && (y === 'top' ? 'start' : 'end'), down),
  }
}

/** What was selected as a thing at its place, or null when it is none. */
function rate(
  odds: Plane,
  quality: number,
  look: Look,
  { place, all }: { place: Place; all: boolean }
): Thing | null {
  if (stability(odds) < STABLE) return null
  const { width, height, colors, product } = look
  const mask = mapPlane(odds, (i) => (odds.data[i]! > 0 ? 1 : 0))
  const ring = dilate(mask, AROUND)
  const sides = [0, 0, 0, 0]
  const inside = [0, 0, 0, 0]
  const outside = [0, 0, 0, 0]
  let [onProduct, atPlace] = [0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (mask.data[i]! > 0) {
        inside[3]!++
        for (let c = 0; c < 3; c++) inside[c]! += colors[c]!.data[i]!
        onProduct += product.data[i]!
        if (isAt(place, (x + 0.5) / width, (y + 0.5) / height)) atPlace++
        if (x === 0) sides[0]! += 1 / height
        if (x === width - 1) sides[1]! += 1 / height
        if (y === 0) sides[2]! += 1 / width
        if (y === height - 1) sides[3]! += 1 / width
      } else if (ring.data[i]! > 0 && product.data[i] === 0) {
        outside[3]!++
        for (let c = 0; c < 3; c++) outside[c]! += colors[c]!.data[i]!
      }
    }
  }
  const pixels = inside[3]!
  const size = pixels / (width * height)
  const isThing =
    size >= LEAST_SIZE &&
    size <= (all ? MOST_SIZE.each : MOST_SIZE.one) &&
    onProduct <= ON_PRODUCT * pixels &&
    atPlace >= IN_PLACE * pixels &&
    sides.filter((share) => share > 0).length <= MOST_SIDES &&
    Math.max(...sides) <= MOST_OF_SIDE
  if (!isThing || outside[3] === 0) return null
  const contrast = Math.hypot(
    ...[0, 1, 2].map((c) => inside[c]! / pixels - outside[c]! / outside[3]!)
  )
  if (contrast < LEAST_CONTRAST) return null
  const score = quality * Math.min(1, contrast / CONTRAST) * size ** 0.25
  return { mask, size, score }
}

/** Overlap of what is surely part of a thing with what may be: low where it has no outline. */
function stability({ data }: Plane): number {
  let [sure, may] = [0, 0]
  for (const value of data) {
    if (value > SURER) sure++
    if (value > -SURER) may++
  }
  return may > 0 ? sure / may : 0
}

function isAt({ x, y }: Place, across: number, down: number): boolean {
  return (
    (x === null || (x === 'left') === across < AT_SIDE) &&
    (y === null || (y === 'top') === down < AT_SIDE)
  )
}

/** The best thing if no other is nearly as good, or all that are good. */
function choose(found: Thing[], all: boolean): Plane | null {
  const ordered = found.toSorted((a, b) => b.score - a.score)
  const apart: Thing[] = []
  for (const thing of ordered) {
    if (apart.every((other) => overlap(thing.mask, other.mask) < SAME)) apart.push(thing)
  }
  const [best, second] = apart
  if (!best) return null
  if (!all) return second && second.score > RIVAL * best.score ? null : best.mask
  const good = apart.filter(({ score }) => score >= ALSO * best.score)
  return mapPlane(best.mask, (i) => (good.some(({ mask }) => mask.data[i]! > 0) ? 1 : 0))
}

/** How much of the smaller one lies in the larger. */
function overlap(one: Plane, other: Plane): number {
  let [both, a, b] = [0, 0, 0]
  one.data.forEach((value, i) => {
    both += value * other.data[i]!
    a += value
    b += other.data[i]!
  })
  return both / Math.min(a, b)
}
