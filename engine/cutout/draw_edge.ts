import { boxMean } from '../image/blur.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import { refineAlpha } from './matting.js'

/** Half the width of the band in which the picture draws the edge, as a share of its longest side: 2.5 pixels of 1024. */
const BAND = 2.5 / 1024

/**
 * Has the picture decide how soft an outline is, only within a thin band along it: nobody paints to the pixel, and networks see 1024 pixels
 * a side at most.
 *
 * @param own what belongs to the product, 0 to 1, at the picture's size
 */
export function drawEdge(own: Plane, picture: Raster): Plane {
  const { width, height } = picture
  const hard = mapPlane(own, (i) => (own.data[i]! > 0.5 ? 1 : 0))
  const refined = refineAlpha(hard, picture)
  const nearness = boxMean(hard, Math.max(2, Math.round(Math.max(width, height) * BAND)))
  return mapPlane(own, (i) => {
    // 1 on the outline, 0 where the whole neighbourhood lies on one side of it: no step at the band's edges.
    const weight = 1 - Math.abs(2 * nearness.data[i]! - 1)
    return own.data[i]! + weight * (refined.data[i]! - own.data[i]!)
  })
}
