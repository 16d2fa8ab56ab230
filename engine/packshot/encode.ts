import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { jpegWithin } from '#common/jpeg_within'
import type { PackshotInput } from '../contract/input.js'
import { JobError } from '../contract/job_error.js'
import type { OutputFile } from '../contract/output.js'
import type { Raster } from '../image/raster.js'
import { fitsCodes } from '../image/write_picture.js'
import type { JobContext } from '../threads/job_context.js'
import type { Layout } from './layout.js'

/** JPEG quality without a limit on bytes. */
const USUAL_QUALITY = 92

/**
 * Writes a product on white in sRGB, within the bytes allowed.
 *
 * @param shown the product alone, on white
 * @throws JobError `invalid_input` when that is not possible
 */
export async function encodePackshot(
  shown: Raster,
  layout: Layout,
  { width, height, format, maxBytes }: PackshotInput,
  context: JobContext
): Promise<OutputFile> {
  const raw = { width: shown.width, height: shown.height, channels: shown.channels }
  // The white around it is made while it is written: at 10,000 pixels a side it would take 300 MB.
  const image = () =>
    sharp(shown.data, { raw })
      .extend({ ...spaceAround(shown, layout, { width, height }), background: '#ffffff' })
      .withIccProfile('srgb')
  const bytes =
    format === 'png'
      ? await encodePng(image(), maxBytes)
      : await encodeJpeg(image, fitsCodes(width, height), maxBytes, () => context.checkpoint())
  const path = join(context.scratch, format === 'png' ? 'packshot.png' : 'packshot.jpg')
  await writeFile(path, bytes)
  return { path, mime: `image/${format}`, width, height }
}

/** Where the product is in the packshot: white on black. */
export async function writePackshotMask(
  layer: Raster,
  layout: Layout,
  size: { width: number; height: number },
  folder: string
): Promise<OutputFile> {
  const alpha = new Uint8Array(layer.width * layer.height)
  for (let i = 0; i < alpha.length; i++) alpha[i] = layer.data[i * 4 + 3]!
  const path = join(folder, 'packshot-mask.png')
  await sharp(alpha, { raw: { width: layer.width, height: layer.height, channels: 1 } })
    .extend({ ...spaceAround(layer, layout, size), background: '#000000' })
    .toColourspace('b-w')
    .png()
    .toFile(path)
  return { path, mime: 'image/png', ...size }
}

/** Pixels on each side of the product. */
function spaceAround(
  layer: Raster,
  { left, top }: Layout,
  { width, height }: { width: number; height: number }
) {
  return { left, top, right: width - left - layer.width, bottom: height - top - layer.height }
}

async function encodePng(image: Sharp, maxBytes: number | null): Promise<Buffer> {
  const bytes = await image.png({ compressionLevel: 9, palette: false }).toBuffer()
  if (maxBytes !== null && bytes.length > maxBytes) {
    throw new JobError('packshot_png_too_large', {
      size: kilobytes(bytes.length),
      most: kilobytes(maxBytes),
    })
  }
  return bytes
}

/** The best quality that fits, by binary search. */
async function encodeJpeg(
  image: () => Sharp,
  optimiseCoding: boolean,
  maxBytes: number | null,
  between: () => Promise<void>
): Promise<Buffer> {
  // Overshoot keeps the white next to dark edges white.
  const at = (quality: number) =>
    image()
      .jpeg({ quality, chromaSubsampling: '4:4:4', overshootDeringing: true, optimiseCoding })
      .toBuffer()
  if (maxBytes === null) return at(USUAL_QUALITY)
  const { bytes, fits } = await jpegWithin(at, maxBytes, between)
  if (!fits) {
    throw new JobError('packshot_too_large', {
      size: kilobytes(bytes.length),
      most: kilobytes(maxBytes),
    })
  }
  return bytes
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000)
}
