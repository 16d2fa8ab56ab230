import type { Editable } from '../editable.js'
import type { Step } from '../step.js'

/** Mirrors the picture left to right (`horizontal`) or top to bottom. */
export async function flip(
  picture: Editable,
  { axis }: Extract<Step, { op: 'flip' }>
): Promise<Editable> {
  const { raster, alpha, product } = picture
  const mirrored = <T extends Uint8Array | Float32Array>(data: T, channels: number): T =>
    mirror(data, raster.width, raster.height, channels, axis)
  return {
    ...picture,
    raster: { ...raster, data: mirrored(raster.data, 3) },
    alpha: alpha && { ...alpha, data: mirrored(alpha.data, 1) },
    product: product && { ...product, data: mirrored(product.data, 1) },
  }
}

function mirror<T extends Uint8Array | Float32Array>(
  data: T,
  width: number,
  height: number,
  channels: number,
  axis: 'horizontal' | 'vertical'
): T {
  const out = data.slice() as T
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from =
        axis === 'horizontal' ? y * width + (width - 1 - x) : (height - 1 - y) * width + x
      for (let c = 0; c < channels; c++)
        out[(y * width + x) * channels + c] = data[from * channels + c]!
    }
  }
  return out
}
