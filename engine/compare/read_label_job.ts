import sharp from 'sharp'
import { unbroken } from '../image/unbroken.js'
import { mapPlane, type Raster } from '../image/raster.js'
import { trimRaster } from '../image/trim.js'
import type { JobContext } from '../threads/job_context.js'
import { labelOf } from '../vision/text/label_of.js'
import type { TextLine } from '../vision/text/text_line.js'

/** A product that was cut out elsewhere. */
export interface ReadLabelInput {
  /** PNG with alpha. */
  cutout: Uint8Array
}

/** What is written on a cut-out, corners from 0 to 1 of it, trimmed; nothing where nobody can read it. */
export async function readLabelJob(
  { cutout }: ReadLabelInput,
  context: JobContext
): Promise<TextLine[]> {
  const trimmed = await trimRaster(await rasterOf(cutout))
  if (!trimmed) return []
  const raster = await rasterOf(trimmed)
  const { width, height, data } = raster
  const alpha = mapPlane(raster, (i) => data[i * 4 + 3]! / 255)
  const whole = { left: 0, top: 0, right: width, bottom: height }
  return (await labelOf(raster, alpha, whole, context)) ?? []
}

async function rasterOf(png: Uint8Array): Promise<Raster & { channels: 4 }> {
  const { data, info } = await unbroken(
    sharp(png, { failOn: 'error' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  )
  return { width: info.width, height: info.height, channels: 4, data }
}
