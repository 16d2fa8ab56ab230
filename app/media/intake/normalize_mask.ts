import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from '#config/media'
import { MASK_REFUSALS, REFUSALS } from '../texts.js'
import { PictureRefused } from './normalize_picture.js'
import { pictureKind } from './picture_kind.js'

/** A mask as it is stored: one grey channel of 8 bits, white = product. */
export interface NormalizedMask {
  path: string
  mime: 'image/png'
  width: number
  height: number
}

/** Share of a side, or one pixel, by which a mask may miss the photo's shape: sizes are whole pixels. */
const SHAPE_TOLERANCE = 0.01

/**
 * Checks an uploaded mask and rewrites it beside itself as a grey PNG. Transparent parts count as black.
 *
 * @param photo size of the photo that it belongs to, in pixels
 * @throws PictureRefused when it is no picture, not of the photo's shape, all black or all white
 */
export async function normalizeMask(
  path: string,
  photo: { width: number; height: number }
): Promise<NormalizedMask> {
  const kind = await pictureKind(path)
  if (!kind || kind === 'heic') throw new PictureRefused(REFUSALS.kind)
  try {
    return await rewrite(
      sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }),
      photo,
      `${path}.mask`
    )
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (/pixel limit|too large/i.test(String(error))) throw new PictureRefused(REFUSALS.pixels)
    throw new PictureRefused(REFUSALS.damaged, { cause: error })
  }
}

async function rewrite(
  image: Sharp,
  photo: { width: number; height: number },
  path: string
): Promise<NormalizedMask> {
  const { width, height } = await image.metadata()
  if (!hasShape({ width, height }, photo)) throw new PictureRefused(MASK_REFUSALS.shape)
  const grey = await image
    .flatten({ background: '#000000' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer()
  if (!grey.some((value) => value > 127)) throw new PictureRefused(MASK_REFUSALS.empty)
  if (!grey.some((value) => value < 128)) throw new PictureRefused(MASK_REFUSALS.full)
  await sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(path)
  return { path, mime: 'image/png', width, height }
}

function hasShape(mask: { width: number; height: number }, photo: typeof mask): boolean {
  const scale = Math.max(mask.width / photo.width, mask.height / photo.height)
  const misses = (side: number, full: number) =>
    full * scale - side > Math.max(1, full * scale * SHAPE_TOLERANCE)
  return !misses(mask.width, photo.width) && !misses(mask.height, photo.height)
}
