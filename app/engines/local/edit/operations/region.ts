import type { Plane, Raster } from '../../image/raster.js'
import type { Editable } from '../editable.js'
import type { Region } from '../step.js'

type Rgb8 = Raster & { channels: 3 }

/** The picture with a change in one region only; its edge follows the product's soft outline. */
export function changeRegion(
  picture: Editable,
  region: Region,
  change: (raster: Rgb8) => Rgb8
): Editable {
  const changed = change(picture.raster)
  if (region === 'picture' || !picture.product) return { ...picture, raster: changed }
  return { ...picture, raster: blend(picture.raster, changed, picture.product, region) }
}

function blend(from: Rgb8, to: Rgb8, product: Plane, region: Region): Rgb8 {
  const data = new Uint8Array(from.data.length)
  for (let i = 0, p = 0; i < product.data.length; i++) {
    const weight = region === 'product' ? product.data[i] : 1 - product.data[i]
    for (let c = 0; c < 3; c++, p++) {
      data[p] = Math.round(from.data[p] + (to.data[p] - from.data[p]) * weight)
    }
  }
  return { ...from, data }
}

/** Passes each channel's bytes through its own table. */
export function mapChannels(raster: Rgb8, tables: readonly Uint8Array[]): Rgb8 {
  const data = new Uint8Array(raster.data.length)
  const [red, green, blue] = tables
  for (let p = 0; p < data.length; p += 3) {
    data[p] = red[raster.data[p]]
    data[p + 1] = green[raster.data[p + 1]]
    data[p + 2] = blue[raster.data[p + 2]]
  }
  return { ...raster, data }
}
