import sharp from 'sharp'
import type { Raster } from './raster.js'

/** A copy whose longest side is at most `longest` pixels (box average and Lanczos, by sharp). */
export async function shrink(raster: Raster, longest: number): Promise<Raster> {
  const { width, height, channels } = raster
  if (Math.max(width, height) <= longest) return raster
  const { data, info } = await sharp(raster.data, { raw: { width, height, channels } })
    .resize(longest, longest, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels, data }
}
