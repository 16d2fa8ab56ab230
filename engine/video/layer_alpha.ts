import { blur } from '../image/blur.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import { smoothstep } from '../scene/light_planes.js'

/** What moves with the product, as a part of the picture's longer side: a ring that hides an inexact outline. */
const RING = 1 / 170
/** From and to which difference between picture and plate, in bytes, the ring is needed. */
const DIFFERENT = [5, 22] as const

/**
 * The product's layer: opaque on the product, then falling off softly over {@link RING} wherever the plate is not like the picture: with the
 * picture's own colours the film's first frame is the picture, whatever the outline, and no ground goes along that
 * the plate has as well.
 */
export function layerAlpha(picture: Raster, plate: Raster, alpha: Plane): Plane {
  const radius = Math.max(alpha.width, alpha.height) * RING
  const wide = blur(alpha, radius * 0.5)
  const difference = blur(
    mapPlane(alpha, (i) => {
      const p = i * picture.channels
      const q = i * plate.channels
      let most = 0
      for (let c = 0; c < 3; c++)
        most = Math.max(most, Math.abs(picture.data[p + c]! - plate.data[q + c]!))
      return most
    }),
    1.2
  )
  return mapPlane(alpha, (i) => {
    const near = smoothstep(0, 0.5, wide.data[i]!) * smoothstep(...DIFFERENT, difference.data[i]!)
    return Math.max(alpha.data[i]!, near)
  })
}
