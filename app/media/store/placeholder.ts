import sharp, { type Sharp } from 'sharp'

/** Longest side in pixels; screens stretch it, which blurs it. */
const SIZE = 12

/**
 * A data URL of some 150 characters that stands for a picture until it has come.
 * @param file its path, or its bytes
 */
export function makePlaceholder(file: string | Buffer): Promise<string> {
  return placeholderOf(sharp(file))
}

/** The same of a picture that is open. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(SIZE, SIZE, { fit: 'inside' })
    .webp({ quality: 20, alphaQuality: 20, effort: 0 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
