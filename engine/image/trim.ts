import sharp from 'sharp'
import { boundingBox, mapPlane, type Raster } from './raster.js'

/** Alpha (0 to 255) up to which a pixel belongs to no product. */
const TRIM = 12

/** What is left of a cut-out without its empty borders, as a PNG; null when nothing is. */
export async function trimRaster(raster: Raster & { channels: 4 }): Promise<Buffer | null> {
  const { width, height, channels, data } = raster
  const box = boundingBox(
    mapPlane(raster, (i) => data[i * 4 + 3]!),
    TRIM
  )
  if (!box) return null
  const { left, top, right, bottom } = box
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
