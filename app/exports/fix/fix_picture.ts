import sharp, { type Sharp } from 'sharp'
import { jpegWithin } from '#common/jpeg_within'
import { insertXmp } from '#app/media/xmp/write_marks'
import type { Box, PictureFacts } from '../measure/facts.js'
import type { Fix } from '../preflight/plan_fix.js'
import { cutOnWhite } from './cut_on_white.js'
import { tooHeavy } from '../errors.js'

/** JPEG quality without a limit on bytes. */
const JPEG_QUALITY = 92
const WEBP_QUALITY = 90

/** Pixels up to which JPEG codes are fitted to the picture: that holds six bytes of each pixel until the last is seen. */
const MOST_FITTED = 2048 * 2048

/** Bytes that a file has around its XMP packet at most. */
const XMP_FRAME = 100

export interface FixedFile {
  bytes: Buffer
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
}

/**
 * Brings a picture into form. How it was made stays written in the file.
 *
 * @param image the picture's encoded bytes
 * @param mask as in `measurePicture`; needed where the product is cut out
 * @throws AppError 422 when it cannot be compressed as far as asked
 */
export async function fixPicture(
  image: Buffer,
  mask: Buffer | null,
  facts: PictureFacts,
  mend: Fix
): Promise<FixedFile> {
  const { source, part } = await sourceOf(image, mask, facts, mend)
  const { data, info } = await place(source, part, mend)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { xmp } = await sharp(image).metadata()
  const { width, height } = info
  const picture = () => sharp(data, { raw: { width, height, channels: 3 } }).withIccProfile('srgb')
  if (!xmp) return encode(picture, mend)
  const room = mend.maxBytes === null ? null : mend.maxBytes - xmp.length - XMP_FRAME
  const { bytes, mime } = await encode(picture, { ...mend, maxBytes: room })
  return { bytes: insertXmp(bytes, xmp), mime }
}

/** The pixels that are placed, and which part of the picture they are. */
async function sourceOf(image: Buffer, mask: Buffer | null, facts: PictureFacts, mend: Fix) {
  if (mend.cuts && mask && facts.product) {
    const { left, top, width, height, data } = await cutOnWhite(image, mask, facts.product, facts)
    const part: Box = { left, top, right: left + width, bottom: top + height }
    return { source: sharp(data, { raw: { width, height, channels: 3 } }), part }
  }
  const { left, top, width, height } = mend.frame
  const part: Box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(facts.width, left + width),
    bottom: Math.min(facts.height, top + height),
  }
  const source = sharp(image)
    .flatten({ background: '#ffffff' })
    .extract({
      left: part.left,
      top: part.top,
      width: part.right - part.left,
      height: part.bottom - part.top,
    })
  return { source, part }
}

/** Scales a part to its size in the result and surrounds it with white up to the frame. */
function place(source: Sharp, part: Box, { frame, size }: Fix): Sharp {
  const scale = size.width / frame.width
  const left = Math.round((part.left - frame.left) * scale)
  const top = Math.round((part.top - frame.top) * scale)
  const width = Math.min(size.width - left, Math.round((part.right - part.left) * scale))
  const height = Math.min(size.height - top, Math.round((part.bottom - part.top) * scale))
  return source.resize(width, height, { fit: 'fill' }).extend({
    left,
    top,
    right: size.width - left - width,
    bottom: size.height - top - height,
    background: '#ffffff',
  })
}

async function encode(picture: () => Sharp, { format, size, maxBytes }: Fix): Promise<FixedFile> {
  if (format !== 'jpeg') {
    const bytes = await (
      format === 'png'
        ? picture().png({ compressionLevel: 6 })
        : picture().webp({ quality: WEBP_QUALITY })
    ).toBuffer()
    if (maxBytes === null || bytes.length <= maxBytes) return { bytes, mime: `image/${format}` }
  }
  // Overshoot keeps the white next to dark edges white.
  const at = (quality: number) =>
    picture()
      .jpeg({
        quality,
        chromaSubsampling: '4:4:4',
        overshootDeringing: true,
        optimiseCoding: size.width * size.height <= MOST_FITTED,
      })
      .toBuffer()
  const usual = await at(JPEG_QUALITY)
  if (maxBytes === null || usual.length <= maxBytes) return { bytes: usual, mime: 'image/jpeg' }
  const { bytes, fits } = await jpegWithin(at, maxBytes)
  if (!fits) throw tooHeavy({ maxBytes })
  return { bytes, mime: 'image/jpeg' }
}
