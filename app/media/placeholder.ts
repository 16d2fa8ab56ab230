import sharp from 'sharp'

/** Longest side in pixels; screens stretch it, which blurs it. */
const SIZE = 12

/** A data URL of some 150 characters that stands for a picture until it has come. */
export async function makePlaceholder(path: string): Promise<string> {
  const bytes = await sharp(path)
    .resize(SIZE, SIZE, { fit: 'inside' })
    .webp({ quality: 20, alphaQuality: 20, effort: 0 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
