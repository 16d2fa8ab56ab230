import type { Plane, Raster } from '../../image/raster.js'
import type { Editable } from '../editable.js'
import type { Region } from '../step.js'

type Rgb8 = Raster & { channels: 3 }

/** Pixels of a band: a fifth of a second for the slowest change. */
const BAND = 400_000

/** The picture changed in one region only; its edge follows the product's soft outline. */
export function changeRegion(picture: Editable, region: Region, changed: Rgb8): Editable {
  if (region === 'picture' || !picture.product) return { ...picture, raster: changed }
  return { ...picture, raster: blend(picture.raster, changed, picture.product, region) }
}

function blend(from: Rgb8, to: Rgb8, product: Plane, region: Region): Rgb8 {
  const data = new Uint8Array(from.data.length)
  for (let i = 0, p = 0; i < product.data.length; i++) {
    const weight = region === 'product' ? product.data[i]! : 1 - product.data[i]!
    for (let c = 0; c < 3; c++, p++) {
      data[p] = Math.round(from.data[p]! + (to.data[p]! - from.data[p]!) * weight)
    }
  }
  return { ...from, data }
}

/**
 * Changes each pixel by itself, in one region, in bands of rows.
 *
 * @param checkpoint called after each band
 */
export async function changeColors(
  picture: Editable,
  region: Region,
  checkpoint: () => Promise<void>,
  change: (raster: Rgb8) => Rgb8
): Promise<Editable> {
  const { width, height, data } = picture.raster
  const rows = Math.max(1, Math.floor(BAND / width))
  const changed = new Uint8Array(data.length)
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(height, top + rows)
    const band = data.subarray(top * width * 3, bottom * width * 3)
    const out = change({ width, height: bottom - top, channels: 3, data: band })
    changed.set(out.data, top * width * 3)
    await checkpoint()
  }
  return changeRegion(picture, region, { ...picture.raster, data: changed })
}

/** Passes each channel's bytes through its own table. */
export function mapChannels(
  raster: Rgb8,
  [red, green, blue]: readonly [Uint8Array, Uint8Array, Uint8Array]
): Rgb8 {
  const data = new Uint8Array(raster.data.length)
  for (let p = 0; p < data.length; p += 3) {
    data[p] = red[raster.data[p]!]!
    data[p + 1] = green[raster.data[p + 1]!]!
    data[p + 2] = blue[raster.data[p + 2]!]!
  }
  return { ...raster, data }
}
