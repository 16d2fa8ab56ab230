import type { Fidelity } from '../contract/output.js'
import { measureFidelity } from '../fidelity/measure_fidelity.js'
import { createPlane, type Raster } from '../image/raster.js'
import type { ProductLayer } from './product_layer.js'

/** How far the product in a finished picture is from its cut-out, where it lies in the picture. */
export function fidelityOf(
  picture: Raster,
  { cutout, alpha, left, top }: ProductLayer
): Fidelity | null {
  const seen = { width: cutout.width, height: cutout.height, channels: 3 as const }
  const data = new Uint8Array(cutout.width * cutout.height * 3)
  const inside = createPlane(cutout.width, cutout.height)
  for (let y = 0; y < cutout.height; y++) {
    const py = y + top
    if (py < 0 || py >= picture.height) continue
    for (let x = 0; x < cutout.width; x++) {
      const px = x + left
      if (px < 0 || px >= picture.width) continue
      const i = y * cutout.width + x
      const from = py * picture.width + px
      inside.data[i] = alpha.data[from]!
      for (let c = 0; c < 3; c++) data[i * 3 + c] = picture.data[from * picture.channels + c]!
    }
  }
  return measureFidelity({ ...seen, data }, cutout, inside)
}
