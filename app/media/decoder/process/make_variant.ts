import sharp, { type Sharp } from 'sharp'
import type { Variant } from '../../serving/variant.js'

/**
 * Settings at which a product photo shows no loss side by side: AVIF of effort 1 takes half of the time of effort 2 at 960 pixels
 * and makes files a tenth larger.
 */
const ENCODE = {
  webp: (image: Sharp) => image.webp({ quality: 80, effort: 3 }),
  avif: (image: Sharp) => image.avif({ quality: 57, effort: 1 }),
}

/** A smaller copy of a picture. */
export function makeVariant(original: string | Buffer, { width, format }: Variant): Sharp {
  return ENCODE[format](resized(original, width))
}

/** The same as WebP, in less than half of the time and twice as large: for who is waiting for the other to be made. */
export function makeQuickVariant(original: string | Buffer, { width }: Variant): Sharp {
  return resized(original, width).webp({ quality: 82, effort: 0 })
}

function resized(original: string | Buffer, width: number): Sharp {
  return sharp(original, { sequentialRead: true }).resize({ width, withoutEnlargement: true })
}
