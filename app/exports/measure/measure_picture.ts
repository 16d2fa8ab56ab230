import sharp from 'sharp'
import type { FileFormat } from '../rules/rules.js'
import { readProfile } from './color_profile.js'
import type { PictureFacts, Size } from './facts.js'
import { hasTextBeside } from './find_text.js'
import { boxOf, type Plane, type Raster, scaleBox } from './pixels.js'
import { whiteBorder } from './white_border.js'

/** Longest side of the copy in which product and text are looked for, in pixels. */
const LONGEST_SIDE = 1024

/** Mask above which a pixel is the product's, of 255. */
const SEEN = 26

/** Level up to which a pixel on white is the product's and not an artefact of compression. */
const NOT_WHITE = 240

/** Pixels around the product in which its soft edge is not taken for letters. */
const HALO = 6

/** Share of a white border from which on what is not white is taken for the product. */
const WHITE_ENOUGH = 0.98

/**
 * Measures a picture and its file.
 *
 * @param bytes an encoded picture
 * @param mask where its product is: a grey picture of the same shape, white = product
 * @throws when one of both is no picture
 */
export async function measurePicture(bytes: Buffer, mask: Buffer | null): Promise<PictureFacts> {
  const { format, space, icc, hasAlpha, xmp } = await sharp(bytes).metadata()
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque
  const raster = await readRaster(bytes)
  const border = whiteBorder(raster)
  const grey = await readGrey(raster)
  const where = mask === null ? null : await readMask(mask, grey)
  const isProduct = where
    ? (i: number) => where.data[i]! > SEEN
    : (i: number) => grey.data[i]! <= NOT_WHITE
  const small = where || border >= WHITE_ENOUGH ? boxOf(grey, isProduct) : null
  return {
    format: format as FileFormat,
    width: raster.width,
    height: raster.height,
    bytes: bytes.length,
    ...readProfile(icc, space),
    isOpaque,
    whiteBorder: border,
    product: small && scaleBox(small, grey, raster),
    hasMask: where !== null && small !== null,
    hasText: where && hasTextBeside(grey, nearProduct(where)),
    hasMarks: xmp?.includes('DigitalSourceType') ?? false,
  }
}

/** The pixels as somebody sees them on a white page. */
async function readRaster(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function readGrey({ width, height, data }: Raster): Promise<Plane> {
  const { data: grey, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: grey }
}

async function readMask(mask: Buffer, { width, height }: Size): Promise<Plane> {
  const data = await sharp(mask)
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, data }
}

/** Pixels of the product and so close to it that its soft edge could be taken for letters. */
function nearProduct({ width, height, data }: Plane): (index: number) => boolean {
  const near = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! <= SEEN) continue
      near[i] = 1
      if (!isEdge(i)) continue
      const left = Math.max(0, x - HALO)
      const right = Math.min(width, x + HALO + 1)
      const bottom = Math.min(height, y + HALO + 1)
      for (let row = Math.max(0, y - HALO); row < bottom; row++) {
        near.fill(1, row * width + left, row * width + right)
      }
    }
  }
  return (i) => near[i] === 1

  function isEdge(i: number): boolean {
    return [i - 1, i + 1, i - width, i + width].some((next) => data[next]! <= SEEN)
  }
}
