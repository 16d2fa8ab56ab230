import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PIXELS, MIN_SIDE } from '#config/media'
import { pictureKind } from '../../intake/picture_kind.js'
import type { PictureKind } from '../../intake/taken_pictures.js'
import { makePlaceholder, placeholderOf } from '../../store/placeholder.js'
import type { Files, PictureFacts } from '../tasks.js'
import { bareJpeg } from './bare_jpeg.js'
import type { Colours } from './colours/colours.js'
import { coloursInExif } from './colours/exif_colours.js'
import { coloursInHeif } from './colours/heif_colours.js'
import { coloursInPng } from './colours/png_colours.js'
import { toSrgb } from './colours/to_srgb.js'
import { decodeHeic } from './heic.js'
import { type OpenPicture, withPicture } from './open_picture.js'
import { Refusal } from './refusal.js'

/**
 * Pixels up to which JPEG codes are fitted to a picture: libjpeg holds six bytes of each until the last is written, and files are
 * smaller, by 1 % of photos and 13 % of small, smooth pictures.
 */
const MOST_FITTED = 16_000_000

/**
 * Checks an uploaded file by its bytes and rewrites it: EXIF rotation applied, colours brought to sRGB, the first frame of an
 * animation, JPEG where there is no transparency and PNG where there is. A JPEG that is so already keeps its pixels. Whatever else the
 * file carried is gone afterwards.
 * @throws Refusal
 */
export async function normalizePicture({ path, output }: Files): Promise<PictureFacts> {
  const kind = await pictureKind(path)
  if (!kind) throw new Refusal('kind')
  return withPicture(path, kind, async (open) => {
    if (kind === 'heic') return rewrite(await openHeic(path), output)
    const colours = await coloursWithoutProfile(path, kind, open)
    if (colours) return rewrite(await openInSrgb(open, colours), output)
    const kept = kind === 'jpeg' ? await keepPixels(path, open, output) : null
    return kept ?? (await rewrite(open(), output))
  })
}

/** How the colours of a file are told that brings no profile, which sharp would go by; null for sRGB. */
async function coloursWithoutProfile(
  path: string,
  kind: PictureKind,
  open: OpenPicture
): Promise<Colours | null> {
  const metadata = await open().metadata()
  checkSize(metadata)
  if (metadata.hasProfile) return null
  if (kind === 'avif') return coloursInHeif(await readFile(path))
  const coded = kind === 'png' ? coloursInPng(await readFile(path)) : null
  return coded ?? coloursInExif(metadata.exif)
}

async function openInSrgb(open: OpenPicture, colours: Colours): Promise<Sharp> {
  const { data, info } = await open()
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels >= 3) await toSrgb(data, channels, colours)
  return sharp(data, { raw: { width, height, channels } })
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
async function keepPixels(
  path: string,
  open: OpenPicture,
  output: string
): Promise<PictureFacts | null> {
  const metadata = await open().metadata()
  checkSize(metadata)
  const content = isAsStored(metadata) ? bareJpeg(await readFile(path)) : null
  if (!content) return null
  const placeholder = await placeholderOf(open(content))
  await writeFile(output, content)
  return { mime: 'image/jpeg', width: metadata.width, height: metadata.height, placeholder }
}

async function openHeic(path: string): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(path, MAX_PIXELS)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function rewrite(image: Sharp, output: string): Promise<PictureFacts> {
  const metadata = await image.metadata()
  checkSize(metadata)
  const upright = image.autoOrient().toColourspace('srgb')
  const isTransparent = metadata.hasAlpha && !(await isOpaque(image))
  const optimiseCoding = metadata.width * metadata.height <= MOST_FITTED
  const encoded = isTransparent
    ? upright.png({ compressionLevel: 6 })
    : upright
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 93, chromaSubsampling: '4:4:4', optimiseCoding })
  const { width, height } = await encoded.toFile(output)
  return {
    mime: isTransparent ? 'image/png' : 'image/jpeg',
    width,
    height,
    placeholder: await makePlaceholder(output),
  }
}

function checkSize({ width, height }: Metadata): void {
  if (width * height > MAX_PIXELS) throw new Refusal('pixels')
  if (Math.min(width, height) < MIN_SIDE) throw new Refusal('small')
}

async function isOpaque(image: Sharp): Promise<boolean> {
  return (await image.clone().stats()).isOpaque
}
