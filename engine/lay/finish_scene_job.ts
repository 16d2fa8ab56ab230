import sharp from 'sharp'
import type { Fidelity, Legibility, OutputFile } from '../contract/output.js'
import type { Layout } from '../layout/layout.js'
import { measureFidelity } from '../fidelity/measure_fidelity.js'
import { unbroken } from '../image/unbroken.js'
import type { Raster } from '../image/raster.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { readAgain } from '../vision/text/read_again.js'
import type { TextLine } from '../vision/text/text_line.js'
import { layProduct } from './lay_product.js'

/** A picture with the product's own pixels in it, and how far from them a provider's had been. */
export interface FinishedPicture {
  file: OutputFile
  mask: OutputFile
  /** Of what is kept. */
  fidelity: Fidelity | null
  label: Legibility | null
  /** Mean CIEDE2000 of the product as the provider had left it; null when too little of it can be seen. */
  drawnDeltaE: number | null
  /** Its label as the provider had left it. */
  drawnLabel: Legibility | null
}

/** A picture that a provider made around a laid product, and that product. */
export interface SceneInput {
  /** Path, in the shape of the frame. */
  picture: string
  /** PNG with alpha. */
  cutout: Uint8Array
  /** What is written on it, corners from 0 to 1 of it, trimmed. */
  lines: TextLine[]
  /** The frame's. */
  width: number
  height: number
  /** As it was laid with. */
  layout?: Layout
  /** Of the files to make. */
  name: string
}

/** Puts the product's own pixels back over a picture that a provider made around them. */
export async function finishSceneJob(
  { picture: path, cutout, lines, name, ...frame }: SceneInput,
  context: JobContext
): Promise<FinishedPicture> {
  const { scratch } = context
  const { raster, alpha, place } = await layProduct(cutout, frame)
  await context.checkpoint()
  const { width, height } = raster
  const drawn = await unbroken(
    sharp(path, { failOn: 'error' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
      .raw()
      .toBuffer()
  )
  const picture: Raster = { width, height, channels: 3, data: drawn }
  const before = measureFidelity(picture, raster, alpha)
  const drawnLabel = await readAgain(picture, lines, place, context)
  for (let i = 0; i < alpha.data.length; i++) {
    const share = alpha.data[i]!
    if (share === 0) continue
    for (let c = 0; c < 3; c++) {
      drawn[i * 3 + c] = Math.round(
        drawn[i * 3 + c]! * (1 - share) + raster.data[i * 4 + c]! * share
      )
    }
  }
  return {
    file: await writePicture(picture, scratch, `${name}.jpg`, 'jpeg'),
    mask: await writeMask(alpha, scratch, `${name}-mask.png`),
    fidelity: measureFidelity(picture, raster, alpha),
    label: await readAgain(picture, lines, place, context),
    drawnDeltaE: before?.deltaE ?? null,
    drawnLabel,
  }
}
