import sharp, { type Sharp } from 'sharp'

/** Widths in pixels; a picture is never enlarged. */
const VARIANT_WIDTHS = [160, 480, 960, 1600]

export interface Variant {
  width: number
  format: 'webp' | 'avif'
}

/**
 * Settings at which a product photo shows no loss side by side and the first visitor waits no longer than needed: AVIF of effort 1
 * takes half of the time of effort 2 at 960 pixels and makes files a tenth larger.
 */
const ENCODE = {
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
  avif: (image: Sharp) => image.avif({ quality: 57, effort: 1 }),
}

/** The variant that a name such as `w480.webp` means, or null. */
export function parseVariant(name: string): Variant | null {
  const [, width, format] = /^w(\d+)\.(webp|avif)$/.exec(name) ?? []
  if (!VARIANT_WIDTHS.includes(Number(width))) return null
  return { width: Number(width), format: format as Variant['format'] }
}

/** A smaller copy of an encoded picture. */
export function makeVariant(original: Buffer, { width, format }: Variant): Promise<Buffer> {
  const image = sharp(original, { sequentialRead: true }).resize({
    width,
    withoutEnlargement: true,
  })
  return ENCODE[format](image).toBuffer()
}
