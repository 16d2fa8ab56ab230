import type { Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'

/** Share of the frame's length that is opaque from which on transparency is a frame, such as the rounded corners of a screenshot. */
const FRAME = 0.5

/** A picture's transparency where somebody has cut the product out already, which then tells where it is; null where it does not. */
export function ownOutline({ alpha }: Pick<ReadPicture, 'alpha'>): Plane | null {
  return alpha && opaqueFrame(alpha) < FRAME ? alpha : null
}

function opaqueFrame({ width, height, data }: Plane): number {
  let [length, opaque] = [0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
      length++
      if (data[i]! > 0.5) opaque++
    }
  }
  return opaque / length
}
