import { boxMean } from '../image/blur.js'
import { erode } from '../image/dilate.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { findComponents } from './components.js'
import { enclosed } from './enclosed.js'
import { mirrorOf } from './mirror.js'

/** Half of the least width of a gap, and pixels by which its outline may miss an edge of the picture. */
const THIN = 2
const MISS = 3

/** Smallest gap that is looked at, as a share of the mask. */
const SMALLEST = 0.004

/** Least length of a gap's opening in pixels: what has none is a hole. */
const SHORTEST = 6

/** The outline must become this much cheaper, and the gap's colours must not be the background's alone. */
const CHEAPER = 0.75
const OWN_COLOR = -1

/**
 * Closes gaps in which the product has the background's colour: what lies between its parts, and between them and their mirror
 * image where it is symmetric, if the outline has no edge of the picture to run along now and would have one around the gap.
 *
 * @param color as `colorEvidence` gives it
 * @param outline cost of a pixel's length of outline
 */
export function closeGaps(mask: Plane, color: Plane, outline: Plane): Plane {
  const { width, data } = mask
  const mirror = mirrorOf(mask) ?? mask
  const whole = enclosed(mapPlane(mask, (i) => Math.max(mask.data[i]!, mirror.data[i]!)))
  const gap = mapPlane(mask, (i) => whole.data[i]! - mask.data[i]!)
  const core = boxMean(gap, THIN)
  const thick = boxMean(
    mapPlane(core, (i) => (core.data[i]! > 0.999 ? 1 : 0)),
    THIN
  )
  const { labels, areas } = findComponents(mask, (i) => gap.data[i]! > 0 && thick.data[i]! > 1e-6)
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  if (!areas.some((size) => size > 0 && size >= SMALLEST * area)) return mask
  const near = erode(outline, MISS)
  const parts = areas.map(() => ({ color: 0, now: 0, lengthNow: 0, then: 0, lengthThen: 0 }))
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]!
    if (label === 0) continue
    const part = parts[label]!
    part.color += color.data[i]!
    const [left, right, above, below] = [i - 1, i + 1, i - width, i + width]
    const isInner =
      labels[left] === label &&
      labels[right] === label &&
      labels[above] === label &&
      labels[below] === label
    if (isInner) continue
    if (data[left]! > 0 || data[right]! > 0 || data[above]! > 0 || data[below]! > 0) {
      part.now += near.data[i]!
      part.lengthNow++
    } else {
      part.then += near.data[i]!
      part.lengthThen++
    }
  }
  const closed = parts.map((part, label) => {
    if (label === 0 || areas[label]! < SMALLEST * area) return false
    if (part.lengthThen < SHORTEST || part.color < OWN_COLOR * areas[label]!) return false
    return part.then / part.lengthThen < (CHEAPER * part.now) / Math.max(1, part.lengthNow)
  })
  return mapPlane(mask, (i) => (mask.data[i]! > 0 || closed[labels[i]!] ? 1 : 0))
}
