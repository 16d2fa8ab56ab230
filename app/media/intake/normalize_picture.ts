import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PIXELS, MIN_SIDE } from '#config/media'
import { decodeHeic } from './heic.js'
import { pictureKind } from './picture_kind.js'

/** A picture as it is stored: upright, sRGB, 8 bits, without metadata. */
export interface NormalizedPicture {
  path: string
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** A file that is refused, with the sentence for its sender. */
export class PictureRefused extends Error {}

export const REFUSALS = {
  kind: 'Please select only image files',
  damaged: 'This picture is damaged and cannot be read.',
  pixels: `This picture is too large: at most ${MAX_PIXELS / 1_000_000} megapixels.`,
  small: `This picture is too small: at least ${MIN_SIDE} pixels on each side.`,
}

/**
 * Checks an uploaded file by its bytes and rewrites it beside itself: EXIF rotation applied, colours brought to sRGB,
 * the first frame of an animation, JPEG where there is no transparency and PNG where there is. Whatever else the file
 * carried is gone afterwards.
 * @throws PictureRefused
 */
export async function normalizePicture(path: string): Promise<NormalizedPicture> {
  const kind = await pictureKind(path)
  if (!kind) throw new PictureRefused(REFUSALS.kind)
  try {
    const image = kind === 'heic' ? await openHeic(path) : openWithSharp(path)
    return await rewrite(image, `${path}.normal`)
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (/pixel limit|too large/i.test(String(error))) throw new PictureRefused(REFUSALS.pixels)
    throw new PictureRefused(REFUSALS.damaged, { cause: error })
  }
}

function openWithSharp(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
}

async function openHeic(path: string): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(path, MAX_PIXELS)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function rewrite(image: Sharp, path: string): Promise<NormalizedPicture> {
  const metadata: Metadata = await image.metadata()
  const { width, height } = metadata
  if (width * height > MAX_PIXELS) throw new PictureRefused(REFUSALS.pixels)
  if (Math.min(width, height) < MIN_SIDE) throw new PictureRefused(REFUSALS.small)
  const upright = image.autoOrient().toColourspace('srgb')
  const isTransparent = metadata.hasAlpha && !(await isOpaque(image))
  const encoded = isTransparent
    ? upright.png({ compressionLevel: 6 })
    : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
  const written = await encoded.toFile(path)
  return {
    path,
    mime: isTransparent ? 'image/png' : 'image/jpeg',
    width: written.width,
    height: written.height,
  }
}

async function isOpaque(image: Sharp): Promise<boolean> {
  return (await image.clone().stats()).isOpaque
}
