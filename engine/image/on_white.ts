import type { Raster } from './raster.js'

/** A picture as it is seen on a white page, without alpha; itself where it has none. */
export function onWhite(picture: Raster): Raster & { channels: 3 } {
  if (picture.channels === 3) return picture as Raster & { channels: 3 }
  const { width, height, data } = picture
  const seen = new Uint8Array(width * height * 3)
  for (let p = 0, q = 0; p < data.length; p += 4) {
    const alpha = data[p + 3]! / 255
    for (let c = 0; c < 3; c++, q++) seen[q] = Math.round(255 + (data[p + c]! - 255) * alpha)
  }
  return { width, height, channels: 3, data: seen }
}
