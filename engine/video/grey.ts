import { mapPlane, type Plane, type Raster } from '../image/raster.js'

/** Brightness of each pixel, 0 to 255 (Rec. 709 weights on the encoded values). */
export function greyOf(picture: Raster): Plane {
  const { channels, data } = picture
  return mapPlane(picture, (i) => {
    const p = i * channels
    return 0.2126 * data[p]! + 0.7152 * data[p + 1]! + 0.0722 * data[p + 2]!
  })
}
