import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { createPlane, type Plane, type Raster } from './raster.js'

/** Most pixels that a picture may have; what sharp accepts by default is far above our memory. */
const MAX_INPUT_PIXELS = 100e6

export interface ReadPicture {
  /** Upright sRGB without alpha (transparent parts on white), longest side at most what was asked. */
  raster: Raster & { channels: 3 }
  /** The picture's own transparency at the raster's size, 0 to 1, or null when it is opaque. */
  alpha: Plane | null
  /** Upright size of the original in pixels. */
  original: { width: number; height: number }
}

/**
 * Decodes a picture, turns it upright (EXIF), converts it to sRGB and shrinks it to a working size.
 *
 * @param longest longest side wanted, in pixels; smaller pictures keep their size
 * @throws JobError `invalid_input` when it is empty, broken or too large
 */
export async function readPicture(bytes: Uint8Array, longest: number): Promise<ReadPicture> {
  const { raster, original } = await decode(bytes, longest)
  return { ...splitAlpha(raster), original }
}

/**
 * Decodes a picture at its own size, upright and in sRGB, with four channels when it has transparency.
 *
 * @throws JobError `invalid_input` when it is empty, broken or too large
 */
export async function readRaster(bytes: Uint8Array): Promise<Raster> {
  return (await decode(bytes, null)).raster
}

async function decode(bytes: Uint8Array, longest: number | null) {
  if (bytes.length === 0) throw new JobError('picture_empty')
  try {
    const input = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
    const { autoOrient, hasAlpha } = await input.metadata()
    const upright = input.autoOrient().toColourspace('srgb')
    if (longest) upright.resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await (hasAlpha ? upright.ensureAlpha() : upright.removeAlpha())
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    // The same bytes as a plain array: a Buffer's `slice` would share them instead of copying.
    const values = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const raster: Raster = { width, height, channels: hasAlpha ? 4 : 3, data: values }
    return { raster, original: { width: autoOrient.width, height: autoOrient.height } }
  } catch (cause) {
    throw new JobError('picture_damaged', {}, { cause })
  }
}

/** The picture on white, and its transparency where it is more than a few pixels. */
function splitAlpha({ width, height, channels, data: own }: Raster) {
  const size = { width, height, channels: 3 as const }
  if (channels === 3) return { raster: { ...size, data: own }, alpha: null }
  const data = new Uint8Array(width * height * 3)
  const alpha = createPlane(width, height)
  let transparent = 0
  for (let i = 0; i < alpha.data.length; i++) {
    const a = own[i * 4 + 3]! / 255
    alpha.data[i] = a
    if (a < 0.5) transparent++
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.round(own[i * 4 + c]! * a + 255 * (1 - a))
  }
  const cutAlready = transparent > alpha.data.length * 0.02
  return { raster: { ...size, data }, alpha: cutAlready ? alpha : null }
}
