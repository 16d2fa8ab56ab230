import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PIXELS, MIN_SIDE } from '#config/media'
import { REFUSALS } from '../texts.js'
import { placeholderOf } from '../placeholder.js'
import { bareJpeg } from './bare_jpeg.js'
import { decodeHeic } from './heic.js'
import { pictureKind } from './picture_kind.js'

interface Facts {
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** A picture as it was rewritten: upright, sRGB, 8 bits, without metadata. */
interface RewrittenPicture extends Facts {
  path: string
}

/** One that was so already, but for metadata. */
interface KeptPicture extends Facts {
  content: Buffer
  /** As in `StoredFile`: it came with the check. */
  placeholder: string
}

/** A picture as it is stored. */
export type NormalizedPicture = RewrittenPicture | KeptPicture

/** A file that is refused, with the sentence for its sender. */
export class PictureRefused extends Error {}

/**
 * Checks an uploaded file by its bytes and rewrites it beside itself: EXIF rotation applied, colours brought to sRGB,
 * the first frame of an animation, JPEG where there is no transparency and PNG where there is. A JPEG that is so already keeps
 * its pixels. Whatever else the file carried is gone afterwards.
 * @throws PictureRefused
 */
export async function normalizePicture(path: string): Promise<NormalizedPicture> {
  const kind = await pictureKind(path)
  if (!kind) throw new PictureRefused(REFUSALS.kind)
  try {
    if (kind === 'heic') return await rewrite(await openHeic(path), `${path}.normal`)
    const kept = kind === 'jpeg' ? await keepPixels(await readFile(path)) : null
    return kept ?? (await rewrite(openWithSharp(path), `${path}.normal`))
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    if (/pixel limit|too large/i.test(String(error))) throw new PictureRefused(REFUSALS.pixels)
    throw new PictureRefused(REFUSALS.damaged, { cause: error })
  }
}

function openWithSharp(input: string | Buffer): Sharp {
  return sharp(input, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
}

/** Whether nothing of a file's pixels has to be changed. */
function isAsStored({ format, space, depth, channels, hasProfile, orientation }: Metadata) {
  const isUpright = orientation === undefined || orientation === 1
  const isPlain = space === 'srgb' && depth === 'uchar' && channels === 3 && !hasProfile
  return format === 'jpeg' && isUpright && isPlain
}

/**
 * Null for a JPEG whose pixels must be changed, or that is built in an unusual way. All of it is read for the placeholder: what is
 * damaged is refused.
 */
async function keepPixels(file: Buffer): Promise<KeptPicture | null> {
  const metadata = await openWithSharp(file).metadata()
  checkSize(metadata)
  const content = isAsStored(metadata) ? bareJpeg(file) : null
  if (!content) return null
  const { width, height } = metadata
  const placeholder = await placeholderOf(openWithSharp(content))
  return { content, mime: 'image/jpeg', width, height, placeholder }
}

async function openHeic(path: string): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(path, MAX_PIXELS)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function rewrite(image: Sharp, path: string): Promise<RewrittenPicture> {
  const metadata = await image.metadata()
  checkSize(metadata)
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

function checkSize({ width, height }: Metadata): void {
  if (width * height > MAX_PIXELS) throw new PictureRefused(REFUSALS.pixels)
  if (Math.min(width, height) < MIN_SIDE) throw new PictureRefused(REFUSALS.small)
}

async function isOpaque(image: Sharp): Promise<boolean> {
  return (await image.clone().stats()).isOpaque
}
