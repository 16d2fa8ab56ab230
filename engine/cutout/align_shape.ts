import { dilate } from '../image/dilate.js'
import type { Plane } from '../image/raster.js'
import { extentOf, limitStretch, scaleOf, type Placement } from './placement.js'
import { shapePoints, type ShapePoints } from './shape_points.js'

/** Sizes that are tried, to the one that the shape has. */
const SMALLEST = 0.5
const LARGEST = 1.8
const RATIO = 1.12

/** How far apart the places tried first are, as a share of the picture's longer side, and how near its sides they may be. */
const APART = 1 / 28
const SIDE = 0.15

/** How far from an edge the first trials may be, as a share of the picture's width; later ones are looked at to the pixel. */
const TOLERANCE = 1 / 110

/** Best of the first trials that are looked at closely. */
const FINALISTS = 10

/** What the pixels inside and around a shape count beside the edges along its outline. */
const PIXELS = 0.5

/** Steps of a placement at first, of the size and of the stretch. */
const GROW = 0.08
const STRETCH = 0.06

/** Share of the first steps below which a placement is not moved further. */
const FINEST = 0.02

export interface Alignment {
  placement: Placement
  /** 1 for an edge all along the outline, product everywhere inside and background around it. */
  score: number
}

/**
 * Finds where a shape lies in a picture by the edges along its outline and by what the pixels inside and around it cost: over a grid
 * of places and sizes, also mirrored, then step by step from the best of them (after Barrow, Tenenbaum, Bolles, Wolf 1977,
 * 'Parametric correspondence and chamfer matching').
 *
 * @param shape above .5 is inside
 * @param cost of taking each pixel into the product, -1 to 1
 * @param edge 0 to 1, 1 on the clearest edges
 * @returns null when the shape is empty
 */
export function alignShape(shape: Plane, cost: Plane, edge: Plane): Alignment | null {
  const points = shapePoints(shape)
  const extent = extentOf(shape)
  if (!points || !extent) return null
  const longer = Math.max(cost.width, cost.height)
  const coarse = { cost, edge: dilate(edge, Math.max(2, Math.round(cost.width * TOLERANCE))) }
  const trials = firstPlacements(cost, Math.max(extent.width, extent.height)).map((placement) => ({
    placement,
    score: scoreOf(points, placement, coarse, 2),
  }))
  trials.sort((a, b) => b.score - a.score)
  const close = { cost, edge: dilate(edge, 1) }
  let best: Alignment | null = null
  for (const { placement } of trials.slice(0, FINALISTS)) {
    const found = climb(points, placement, close, longer * APART)
    if (!best || found.score > best.score) best = found
  }
  return best
}

function firstPlacements({ width, height }: Plane, side: number): Placement[] {
  const placements: Placement[] = []
  const longer = Math.max(width, height)
  for (let size = SMALLEST; size <= LARGEST && size * side <= longer; size *= RATIO) {
    for (let y = SIDE * height; y <= (1 - SIDE) * height; y += APART * longer) {
      for (let x = SIDE * width; x <= (1 - SIDE) * width; x += APART * longer) {
        for (const mirrored of [false, true]) placements.push({ mirrored, size, stretch: 1, x, y })
      }
    }
  }
  return placements
}

interface Picture {
  cost: Plane
  edge: Plane
}

/** Moves a placement for as long as that betters it, by ever smaller steps. */
function climb(points: ShapePoints, start: Placement, picture: Picture, apart: number): Alignment {
  let best = { placement: start, score: scoreOf(points, start, picture, 1) }
  for (let step = 1; step > FINEST; step /= 2) {
    for (let moved = true; moved;) {
      moved = false
      for (const placement of neighboursOf(best.placement, step, apart)) {
        const score = scoreOf(points, placement, picture, 1)
        if (score <= best.score) continue
        best = { placement, score }
        moved = true
      }
    }
  }
  return best
}

function neighboursOf(from: Placement, step: number, apart: number): Placement[] {
  const grow = 1 + GROW * step
  const stretch = 1 + STRETCH * step
  return [
    { ...from, x: from.x + step * apart },
    { ...from, x: from.x - step * apart },
    { ...from, y: from.y + step * apart },
    { ...from, y: from.y - step * apart },
    { ...from, size: from.size * grow },
    { ...from, size: from.size / grow },
    { ...from, stretch: limitStretch(from.stretch * stretch) },
    { ...from, stretch: limitStretch(from.stretch / stretch) },
  ]
}

/** @param every point that is looked at, 1 for all */
function scoreOf(points: ShapePoints, placement: Placement, picture: Picture, every: number) {
  const { across, down } = scaleOf(placement)
  const mean = (list: Float32Array, { width, height, data }: Plane, beyond: number) => {
    let sum = 0
    let count = 0
    for (let k = 0; k < list.length; k += 2 * every, count++) {
      const x = Math.floor(placement.x + list[k]! * across)
      const y = Math.floor(placement.y + list[k + 1]! * down)
      sum += x >= 0 && y >= 0 && x < width && y < height ? data[y * width + x]! : beyond
    }
    return sum / Math.max(1, count)
  }
  const edges = mean(points.outline, picture.edge, 0)
  const apart = (mean(points.around, picture.cost, 0) - mean(points.inside, picture.cost, 1)) / 2
  return (edges + PIXELS * apart) / (1 + PIXELS)
}
