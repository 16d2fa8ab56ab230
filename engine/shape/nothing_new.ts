import { boxMean } from '../image/blur.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import { shrinkPlane } from '../image/shrink_plane.js'

/** Longest side that is looked at, in pixels, and columns of the strip along the edge. */
const LOOKED_AT = 128
const STRIP = 4

/** Distance of colours, in bytes, up to which one is like another, and how much more is allowed when too little is. */
const ALIKE = 42
const MORE = 1.4
const MOST = 200

/** Share of what could be copied that has to be left. */
const LEAST_LEFT = 0.45

/** Share of the height in which a colour has to be found along the edge, and of the width in which what is left is counted. */
const BAND = 0.3
const COUNTED = 0.7

/** Values of a mask from which on a pixel belongs to what is barred. */
const BARRED = 0.5

/**
 * What must not be copied beyond the left edge because nothing like it is there: things that stand in the picture once. Each pixel
 * has to be like some colour of the strip along the edge, in rows not too far away.
 *
 * @param barred what is not copied in any case, 0 to 1
 * @param depth share of the width that can be copied
 * @returns 1 where something is new, at the picture's size
 */
export function somethingNew(picture: Raster, barred: Plane, depth: number): Plane {
  const scale = Math.min(1, LOOKED_AT / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const colors = [0, 1, 2].map((c) => {
    const plane = mapPlane(picture, (i) => picture.data[i * picture.channels + c]!)
    return shrinkPlane(plane, width, height).data
  })
  const mask = shrinkPlane(barred, width, height)
  const away = boxMean(distances(colors, mask), 1)
  let limit = ALIKE
  while (limit < MOST && shareBelow(away, mask, limit, Math.min(COUNTED, depth)) < LEAST_LEFT)
    limit *= MORE
  return mapPlane(picture, (i) => {
    const x = Math.floor(((i % picture.width) * width) / picture.width)
    const y = Math.floor((Math.floor(i / picture.width) * height) / picture.height)
    return away.data[y * width + x]! > limit ? 1 : 0
  })
}

/** Distance of each pixel's colour from the nearest one of the strip. */
function distances(colors: readonly Float32Array[], mask: Plane): Plane {
  const { width, height } = mask
  const [red, green, blue] = [colors[0]!, colors[1]!, colors[2]!]
  const band = Math.round(BAND * height)
  const found = createPlane(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const [from, to] = [Math.max(0, y - band), Math.min(height - 1, y + band)]
    for (let x = 0; x < width; x++, i++) {
      let least = Infinity
      for (let row = from; row <= to; row++) {
        for (let j = row * width; j < row * width + Math.min(width, STRIP); j++) {
          if (mask.data[j]! > BARRED) continue
          const distance =
            (red[i]! - red[j]!) ** 2 + (green[i]! - green[j]!) ** 2 + (blue[i]! - blue[j]!) ** 2
          if (distance < least) least = distance
        }
      }
      found.data[i] = Math.min(1e3, Math.sqrt(least))
    }
  }
  return found
}

function shareBelow(away: Plane, mask: Plane, limit: number, counted: number): number {
  let [below, all] = [0, 0]
  for (let i = 0; i < away.data.length; i++) {
    if (i % away.width >= away.width * counted || mask.data[i]! >= 0.1) continue
    all++
    if (away.data[i]! <= limit) below++
  }
  return all === 0 ? 1 : below / all
}
