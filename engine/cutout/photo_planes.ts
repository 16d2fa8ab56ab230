import { blur } from '../image/blur.js'
import { labPlanes, LINEAR, type LabPlanes } from '../image/color.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import { binsOf } from './color_model.js'

/** Pixels over which noise is evened out before light is compared, and before edges are looked for. */
const LIGHT_NOISE = 1.6
const EDGE_NOISE = 0.8
const SOFT_NOISE = 2.2

/** What the steps of a cut-out look at again and again in the small copy of a photo. */
export interface PhotoPlanes {
  lab: LabPlanes
  /** Bin of each pixel's colour, as `binsOf` gives it. */
  bins: Int32Array
  /** Red, green and blue in linear light, with the noise of single pixels taken out. */
  light: readonly Plane[]
  /** Change of lightness from pixel to pixel. */
  steepness: Plane
  /** Change of L*a*b* from pixel to pixel. */
  edges: Plane
  /** Change of L*a*b* from pixel to pixel where only what is wider than a few pixels counts. */
  softness: Plane
}

export function photoPlanes(photo: Raster): PhotoPlanes {
  const { data, channels } = photo
  const lab = labPlanes(photo)
  const light = [0, 1, 2].map((c) =>
    blur(
      mapPlane(photo, (i) => LINEAR[data[i * channels + c]!]!),
      LIGHT_NOISE
    )
  )
  return {
    lab,
    bins: binsOf(lab),
    light,
    steepness: changeOf([blur(lab[0], EDGE_NOISE)]),
    edges: changeOf(lab.map((plane) => blur(plane, EDGE_NOISE))),
    softness: changeOf(lab.map((plane) => blur(plane, SOFT_NOISE))),
  }
}

/** Length of the planes' gradients together, by differences over two pixels. */
function changeOf(planes: Plane[]): Plane {
  const { width, height } = planes[0]!
  const change = createPlane(width, height)
  for (const { data } of planes) {
    for (let y = 0, i = 0; y < height; y++) {
      const above = y > 0 ? width : 0
      const below = y < height - 1 ? width : 0
      for (let x = 0; x < width; x++, i++) {
        const across = data[x < width - 1 ? i + 1 : i]! - data[x > 0 ? i - 1 : i]!
        const down = data[i + below]! - data[i - above]!
        change.data[i]! += across * across + down * down
      }
    }
  }
  for (let i = 0; i < change.data.length; i++) change.data[i] = Math.sqrt(change.data[i]!) / 2
  return change
}
