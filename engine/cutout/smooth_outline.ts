import { blur, boxMean } from '../image/blur.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { edgeCost } from './edge_cost.js'

/** Pixels over which an outline is evened out where no edge tells its course, at 448 pixels. */
const EVENED = 4

/** Mean cost of an outline from which on no edge tells its course. */
const WEAK = 0.2

/** Pixels along the outline over which that is judged. */
const ALONG = 5

/** Half the thickness below which a part of the product would be lost by evening out. */
const THIN = 6

/** How far from thick parts an outline may wave. */
const REACH = 5

/**
 * Evens out the course of an outline where the picture shows no edge along it: there a product hardly differs from its background, and
 * noise alone makes the outline wave.
 *
 * @param steepness change of L*a*b* from pixel to pixel
 */
export function smoothOutline(mask: Plane, steepness: Plane): Plane {
  const { width, height, data } = mask
  const outline = edgeCost(steepness, mask)
  const border = mapPlane(mask, (i) => {
    const x = i % width
    const y = (i - x) / width
    const differs = (j: number) => data[j]! > 0 !== data[i]! > 0
    const isBorder =
      (x > 0 && differs(i - 1)) ||
      (x < width - 1 && differs(i + 1)) ||
      (y > 0 && differs(i - width)) ||
      (y < height - 1 && differs(i + width))
    return isBorder ? 1 : 0
  })
  const length = boxMean(border, ALONG)
  const costs = boxMean(
    mapPlane(mask, (i) => border.data[i]! * outline.data[i]!),
    ALONG
  )
  const isCore = boxMean(mask, THIN)
  const thick = boxMean(
    mapPlane(mask, (i) => (isCore.data[i]! > 0.999 ? 1 : 0)),
    THIN + REACH
  )
  const even = blur(mask, EVENED)
  return mapPlane(mask, (i) => {
    const isWeak = costs.data[i]! > WEAK * length.data[i]! && length.data[i]! > 0
    if (!isWeak || thick.data[i]! < 1e-6) return data[i]!
    return even.data[i]! > 0.5 ? 1 : 0
  })
}
