import { blur } from '../image/blur.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import { pushPull } from './push_pull.js'

/** The picture as it would look without the product: everything well outside the mask, carried on inwards. */
export function backgroundPlate(picture: Raster, mask: Plane): Raster {
  const { width, height, channels, data } = picture
  const near = blur(mask, width / 110)
  const outside = mapPlane(mask, (i) => (near.data[i] < 0.02 ? 1 : 0))
  const planes = [0, 1, 2].map((c) => mapPlane(mask, (i) => data[i * channels + c]))
  const filled = pushPull(planes, outside).map((plane) => blur(plane, 1.2))
  const out = new Uint8Array(width * height * 3)
  for (let i = 0; i < mask.data.length; i++) {
    for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(filled[c].data[i])
  }
  return { width, height, channels: 3, data: out }
}
