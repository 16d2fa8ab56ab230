import sharp from 'sharp'
import { pictureKind } from '../../intake/picture_kind.js'
import { makePlaceholder } from '../../store/placeholder.js'
import type { PictureFacts, Tasks } from '../tasks.js'
import { withPicture } from './open_picture.js'
import { Refusal } from './refusal.js'

/** Share of a side, or one pixel, by which a mask may miss the photo's shape: sizes are whole pixels. */
const SHAPE_TOLERANCE = 0.01

/**
 * Checks an uploaded mask and rewrites it as a PNG with one grey channel of 8 bits, white = product. Transparent parts count as black.
 * @throws Refusal when it is no picture, not of the photo's shape, all black or all white
 */
export async function normalizeMask({
  path,
  output,
  photo,
}: Tasks['normalizeMask']['input']): Promise<PictureFacts> {
  const kind = await pictureKind(path)
  if (!kind || kind === 'heic') throw new Refusal('kind')
  const { grey, width, height } = await withPicture(path, kind, async (open) => {
    const image = open()
    const size = await image.metadata()
    if (!hasShape(size, photo)) throw new Refusal('shape')
    const pixels = await image
      .flatten({ background: '#000000' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer()
    return { grey: pixels, width: size.width, height: size.height }
  })
  if (!grey.some((value) => value > 127)) throw new Refusal('empty')
  if (!grey.some((value) => value < 128)) throw new Refusal('full')
  await sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(output)
  return { mime: 'image/png', width, height, placeholder: await makePlaceholder(output) }
}

interface Size {
  width: number
  height: number
}

function hasShape(mask: Size, photo: Size): boolean {
  const scale = Math.max(mask.width / photo.width, mask.height / photo.height)
  const misses = (side: number, full: number) =>
    full * scale - side > Math.max(1, full * scale * SHAPE_TOLERANCE)
  return !misses(mask.width, photo.width) && !misses(mask.height, photo.height)
}
