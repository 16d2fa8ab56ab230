import { randomBytes } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import sharp, { type Sharp } from 'sharp'
import { variantsFolder } from './variant_key.js'

/** Widths in pixels; a picture is never enlarged. */
export const VARIANT_WIDTHS = [160, 480, 960, 1600]
export const VARIANT_FORMATS = ['webp', 'avif'] as const

export interface Variant {
  width: number
  format: (typeof VARIANT_FORMATS)[number]
}

/** Settings at which a product photo shows no loss side by side and the first visitor waits no longer than needed. */
const ENCODE = {
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
}

/** Being made in this process, by key: asked for twice at once, made once. */
const underWay = new Map<string, Promise<Buffer>>()

/** The variant that a name such as `w480.webp` means, or null. */
export function parseVariant(name: string): Variant | null {
  const [, width, format] = /^w(\d+)\.(webp|avif)$/.exec(name) ?? []
  if (!VARIANT_WIDTHS.includes(Number(width))) return null
  return { width: Number(width), format: format as Variant['format'] }
}

/** The bytes of a variant, made of the original at the first demand and kept in the store. */
export async function loadVariant(
  media: { id: string; diskKey: string },
  variant: Variant
): Promise<Buffer> {
  const key = `${variantsFolder(media.id)}w${variant.width}.${variant.format}`
  const disk = drive.use()
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const made = underWay.get(key) ?? makeVariant(media.diskKey, key, variant)
  underWay.set(key, made)
  try {
    return await made
  } finally {
    underWay.delete(key)
  }
}

/** Kept under another name until it is whole, so that no other process serves half of it. */
async function makeVariant(source: string, key: string, variant: Variant): Promise<Buffer> {
  const disk = drive.use()
  const original = Buffer.from(await disk.getBytes(source))
  const image = sharp(original, { sequentialRead: true }).resize({
    width: variant.width,
    withoutEnlargement: true,
  })
  const bytes = await ENCODE[variant.format](image).toBuffer()
  const partial = `${key}.${randomBytes(6).toString('hex')}`
  await disk.put(partial, bytes, { contentType: `image/${variant.format}` })
  await disk.move(partial, key)
  return bytes
}
