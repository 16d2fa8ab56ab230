import sharp from 'sharp'
import type { Fidelity, OutputFile } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { measureFidelity } from '../../fidelity/measure_fidelity.js'
import { createPlane, type Plane, type Raster } from '../../local/image/raster.js'
import { trimRaster } from '../../local/image/trim.js'
import { writeMask, writePicture } from '../../local/image/write_picture.js'
import type { JobContext } from '../../local/threads/job_context.js'
import { unbroken } from './made_picture.js'

/** Share of the frame's height and width that a product may take, and where its foot stands. */
const MOST_HEIGHT = 0.6
const MOST_WIDTH = 0.62
const FOOT = 0.84

/** A product where it stands in a picture. */
export interface LaidProduct {
  /** Picture of the frame's size with transparency. */
  raster: Raster & { channels: 4 }
  /** 0 to 1. */
  alpha: Plane
}

/**
 * Trims a cut-out to the product and puts it into an empty frame.
 * @throws EngineError `invalid_input` when nothing is left of it
 */
export async function layProduct(
  cutout: Uint8Array,
  { width, height }: { width: number; height: number }
): Promise<LaidProduct> {
  const trimmed = await trimCutout(cutout)
  const { data: product, info } = await sharp(trimmed)
    .resize(Math.round(width * MOST_WIDTH), Math.round(height * MOST_HEIGHT), { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width - info.width) / 2)
  const top = Math.round(height * FOOT - info.height)
  const data = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: product, left, top }])
    .raw()
    .toBuffer()
  const alpha = createPlane(width, height)
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = data[i * 4 + 3] / 255
  return { raster: { width, height, channels: 4, data }, alpha }
}

/**
 * A cut-out without its empty borders, as a PNG.
 * @throws EngineError `invalid_input` when nothing is left of it
 */
async function trimCutout(cutout: Uint8Array): Promise<Buffer> {
  const image = sharp(cutout, { failOn: 'error' }).ensureAlpha()
  const { data, info } = await unbroken(image.raw().toBuffer({ resolveWithObject: true }))
  const trimmed = await trimRaster({ width: info.width, height: info.height, channels: 4, data })
  if (trimmed) return trimmed
  throw new EngineError(
    'invalid_input',
    'The product could not be separated from its background in this photo. Correct its cut-out with the brush, or use a photo before a plain background of another colour.'
  )
}

/** A laid product as a PNG. */
export function encodeLaid({ raster }: LaidProduct): Promise<Buffer> {
  const { width, height, channels, data } = raster
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 6 }).toBuffer()
}

/** A picture with the product's own pixels in it, and how far from them a provider's had been. */
export interface FinishedPicture {
  file: OutputFile
  mask: OutputFile
  /** Of what is kept. */
  fidelity: Fidelity | null
  /** Mean CIEDE2000 of the product as the provider had left it; null when too little of it can be seen. */
  drawnDeltaE: number | null
}

/** A picture that a provider made around a laid product, and that product. */
export interface SceneInput {
  /** Path, in the shape of the frame. */
  picture: string
  /** PNG with alpha. */
  cutout: Uint8Array
  /** The frame's. */
  width: number
  height: number
  /** Of the files to make. */
  name: string
}

/** Puts the product's own pixels back over a picture that a provider made around them. */
export async function finishSceneJob(
  { picture: path, cutout, name, ...frame }: SceneInput,
  { scratch, checkpoint }: JobContext
): Promise<FinishedPicture> {
  const { raster, alpha } = await layProduct(cutout, frame)
  await checkpoint()
  const { width, height } = raster
  const drawn = await unbroken(
    sharp(path, { failOn: 'error' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
      .raw()
      .toBuffer()
  )
  const before = measureFidelity({ width, height, channels: 3, data: drawn }, raster, alpha)
  for (let i = 0; i < alpha.data.length; i++) {
    const share = alpha.data[i]
    if (share === 0) continue
    for (let c = 0; c < 3; c++) {
      drawn[i * 3 + c] = Math.round(drawn[i * 3 + c] * (1 - share) + raster.data[i * 4 + c] * share)
    }
  }
  const picture: Raster = { width, height, channels: 3, data: drawn }
  return {
    file: await writePicture(picture, scratch, `${name}.jpg`, 'jpeg'),
    mask: await writeMask(alpha, scratch, `${name}-mask.png`),
    fidelity: measureFidelity(picture, raster, alpha),
    drawnDeltaE: before?.deltaE ?? null,
  }
}
