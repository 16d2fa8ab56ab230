import { createPlane, mapPlane, type Plane } from '../image/raster.js'
import { findComponents } from './components.js'

/** Smallest part that is kept, as a share of the largest, and largest hole that is filled, as a share of the mask. */
const SMALLEST_PART = 0.04
const LARGEST_FILLED_HOLE = 0.003

/** Distance from the background model, in units of noise, above which a hole is product and not background. */
const HOLE_IS_PRODUCT = 4.5

/** Drops specks and fills holes that do not show the background. */
export function cleanMask(mask: Plane, distance: Plane): Plane {
  return fillHoles(keepParts(mask), distance)
}

/** Keeps the largest part, weighted towards the middle of the frame, and others that are not much smaller. */
function keepParts(mask: Plane): Plane {
  const { width, height } = mask
  const { labels, areas } = findComponents(mask, (i) => mask.data[i] > 0)
  const weights = areas.map(() => 0)
  labels.forEach((label, i) => {
    if (label === 0) return
    const x = (i % width) / width - 0.5
    const y = Math.floor(i / width) / height - 0.5
    weights[label] += Math.exp(-5 * (x * x + y * y))
  })
  const best = Math.max(...weights)
  return mapPlane(mask, (i) =>
    labels[i] > 0 && weights[labels[i]] >= best * SMALLEST_PART ? 1 : 0
  )
}

function fillHoles(mask: Plane, distance: Plane): Plane {
  const { labels, areas, touchesFrame } = findComponents(mask, (i) => mask.data[i] === 0)
  const sums = areas.map(() => 0)
  labels.forEach((label, i) => (sums[label] += distance.data[i]))
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  const filled = createPlane(mask.width, mask.height)
  for (const [i, hole] of labels.entries()) {
    const fill =
      hole > 0 &&
      !touchesFrame[hole] &&
      (areas[hole] < area * LARGEST_FILLED_HOLE || sums[hole] / areas[hole] > HOLE_IS_PRODUCT)
    filled.data[i] = mask.data[i] > 0 || fill ? 1 : 0
  }
  return filled
}
