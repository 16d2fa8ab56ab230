import sharp from 'sharp'
import type { Fidelity, OutputFile } from '../../engine.js'
import { measureFidelity } from '../../fidelity/measure_fidelity.js'
import { unbroken } from '../../unbroken.js'
import type { Raster } from '../image/raster.js'
import { writeMask, writePicture } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import { layProduct } from './lay_product.js'

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
