import type { Raster } from '../../image/raster.js'
import type { Tensor } from '../tensors.js'

/** A straightened line as PP-OCR's networks take it: blue, green, red from -1 to 1, filled up to a width with grey. */
export function lineInput({ width, height, channels, data }: Raster, filledTo: number): Tensor {
  const wide = Math.max(width, filledTo)
  const input = new Float32Array(3 * height * wide)
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += channels) {
      for (let c = 0; c < 3; c++) {
        input[(c * height + y) * wide + x] = data[p + 2 - c]! / 127.5 - 1
      }
    }
  }
  return { data: input, dims: [1, 3, height, wide] }
}
