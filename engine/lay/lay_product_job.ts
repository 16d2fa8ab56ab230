import { join } from 'node:path'
import sharp from 'sharp'
import type { Layout } from '../layout/layout.js'
import type { OutputFile } from '../contract/output.js'
import type { JobContext } from '../threads/job_context.js'
import { layProduct } from './lay_product.js'

/** A product to be laid into an empty frame. */
export interface LayInput {
  /** PNG with alpha. */
  cutout: Uint8Array
  /** The frame's. */
  width: number
  height: number
  /** Where it is to stand; as usual, if missing. */
  layout?: Layout
  /** Of the file to make. */
  name: string
}

/** Puts a product where it is to stand, as a PNG with alpha of the frame's size. */
export async function layProductJob(
  { cutout, name, ...frame }: LayInput,
  { scratch, checkpoint }: JobContext
): Promise<OutputFile> {
  const { raster } = await layProduct(cutout, frame)
  await checkpoint()
  const { width, height, channels, data } = raster
  const path = join(scratch, `${name}.png`)
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 6 }).toFile(path)
  return { path, mime: 'image/png', width, height }
}
