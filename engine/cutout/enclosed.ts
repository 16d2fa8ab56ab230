import { createPlane, type Plane } from '../image/raster.js'

/** A mask and all that lies between its pixels both across and down: a product of which only parts were seen. */
export function enclosed(mask: Plane): Plane {
  const { width, height, data } = mask
  const across = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((value) => value > 0)
    if (first >= 0)
      across.fill(1, y * width + first, y * width + row.findLastIndex((value) => value > 0) + 1)
  }
  const out = createPlane(width, height)
  for (let x = 0; x < width; x++) {
    let first = -1
    let last = -1
    for (let y = 0; y < height; y++) {
      if (data[y * width + x] === 0) continue
      if (first < 0) first = y
      last = y
    }
    for (let y = Math.max(0, first); y <= last; y++)
      out.data[y * width + x] = across[y * width + x]!
  }
  return out
}
