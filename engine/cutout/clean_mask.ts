import { mapPlane, type Plane } from '../image/raster.js'
import { findComponents } from './components.js'

/** Smallest part that is kept, as a share of the largest: whole ones, and ones that the frame cuts, which are more often background. */
const SMALLEST_PART = 0.015
const SMALLEST_AT_FRAME = 0.25

/** Largest hole that is filled whatever it shows, as a share of the mask. */
const LARGEST_FILLED_HOLE = 0.0015

/** Largest hole that is filled for differing from the background alone, as a share of the mask: through larger ones one may see something else. */
const LARGEST_DIFFERING_HOLE = 0.01

/** Keeps the largest part, weighted towards the middle of the frame, and others that are not much smaller. */
export function keepParts(mask: Plane): Plane {
  const { width, height } = mask
  const { labels, areas, touchesFrame } = findComponents(mask, (i) => mask.data[i]! > 0)
  const weights = areas.map(() => 0)
  const across = Float64Array.from({ length: width }, (_, x) =>
    Math.exp(-5 * (x / width - 0.5) ** 2)
  )
  for (let y = 0, i = 0; y < height; y++) {
    const down = Math.exp(-5 * (y / height - 0.5) ** 2)
    for (let x = 0; x < width; x++, i++)
      if (labels[i]! > 0) weights[labels[i]!]! += across[x]! * down
  }
  const best = Math.max(...weights)
  const kept = weights.map(
    (weight, label) =>
      label > 0 && weight >= best * (touchesFrame[label] ? SMALLEST_AT_FRAME : SMALLEST_PART)
  )
  return mapPlane(mask, (i) => (kept[labels[i]!] ? 1 : 0))
}

/** Share of a hole with marks (letters on a label) from which on it is part of the product. */
const MARKED = 0.04

/** Mean evidence of colour from which on a hole shows the product: alone, and where nothing else says that it is background. */
const OWN_COLOR = 1.2
const SHARED_COLOR = -0.25

export interface HoleEvidence {
  /** Distance from the background, 1 where product begins. */
  distance: Plane
  /** 1 where something was told from the background, however small. */
  marks: Plane
  /** 1 where something was found to be background for other reasons. */
  background: Plane
  /** As `colorEvidence` gives it. */
  color: Plane
}

/** Fills holes that do not show the background. */
export function fillHoles(
  mask: Plane,
  { distance, marks, background, color }: HoleEvidence
): Plane {
  const { labels, areas, touchesFrame } = findComponents(mask, (i) => mask.data[i] === 0)
  const sums = areas.map(() => ({ distance: 0, marks: 0, background: 0, color: 0 }))
  labels.forEach((label, i) => {
    sums[label]!.distance += distance.data[i]!
    sums[label]!.marks += marks.data[i]!
    sums[label]!.background += background.data[i]!
    sums[label]!.color += color.data[i]!
  })
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  const filled = areas.map((size, label) => {
    if (label === 0 || touchesFrame[label]) return false
    if (size < area * LARGEST_FILLED_HOLE) return true
    const mean = sums[label]!
    if (mean.color > OWN_COLOR * size) return true
    if (mean.background >= 0.4 * size) return false
    if (mean.marks > MARKED * size || mean.color > SHARED_COLOR * size) return true
    return mean.distance > 0.5 * size && mean.color > -0.9 * size
  })
  return mapPlane(mask, (i) => (mask.data[i]! > 0 || filled[labels[i]!] ? 1 : 0))
}

/**
 * Fills what later steps left open inside a mask though nobody sees through it: specks, and small holes of which the mean differs
 * from the background as much as a product does.
 *
 * @param distance from the background, 1 where product begins
 */
export function fillSpecks(mask: Plane, distance: Plane): Plane {
  const { labels, areas, touchesFrame } = findComponents(mask, (i) => mask.data[i] === 0)
  const distances = areas.map(() => 0)
  labels.forEach((label, i) => (distances[label]! += distance.data[i]!))
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  const filled = areas.map((size, label) => {
    if (label === 0 || touchesFrame[label]) return false
    const differs = size < area * LARGEST_DIFFERING_HOLE && distances[label]! > size
    return differs || size < area * LARGEST_FILLED_HOLE
  })
  return mapPlane(mask, (i) => (mask.data[i]! > 0 || filled[labels[i]!] ? 1 : 0))
}
