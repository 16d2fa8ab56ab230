import { join } from 'node:path'
import sharp from 'sharp'
import type { OutputFile } from '../contract/output.js'
import type { Plane, Raster } from './raster.js'

/** Pixels up to which JPEG codes are fitted to the picture: that holds six bytes of each pixel until the last is seen. */
const MOST_FITTED = 2048 * 2048

/** Whether JPEG codes are fitted to a picture: a few per cent smaller files. */
export function fitsCodes(width: number, height: number): boolean {
  return width * height <= MOST_FITTED
}

/** Writes a picture into a folder: PNG without loss, or JPEG at quality 92 without colour subsampling. */
export async function writePicture(
  raster: Raster,
  folder: string,
  name: string,
  format: 'png' | 'jpeg'
): Promise<OutputFile> {
  const { width, height, channels, data } = raster
  const path = join(folder, name)
  const image = sharp(data, { raw: { width, height, channels } })
  if (format === 'png') await image.png({ compressionLevel: 6 }).toFile(path)
  else {
    const optimiseCoding = fitsCodes(width, height)
    await image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding }).toFile(path)
  }
  return { path, mime: `image/${format}`, width, height }
}

/** A plane of 0 to 1 as bytes. A loop: `from` with a function makes a list of all numbers first. */
export function toBytes({ data }: Plane): Uint8Array {
  const bytes = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) bytes[i] = Math.round(data[i]! * 255)
  return bytes
}

/** Writes a plane of 0 to 1 as a grey PNG. */
export async function writeMask(plane: Plane, folder: string, name: string): Promise<OutputFile> {
  const { width, height } = plane
  const path = join(folder, name)
  await sharp(toBytes(plane), { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(path)
  return { path, mime: 'image/png', width, height }
}
