import sharp, { type Sharp } from 'sharp'

interface ProductPicture {
  width: number
  height: number
  /** CSS colour behind the product; none: transparent. */
  ground?: string
  /** Pixels: where the product is. */
  product: { left: number; top: number; width: number; height: number }
  /** Written on the picture, from this point on. */
  text?: { x: number; y: number; size: number; words: string }
}

/** A drawn picture with a blue box as its product. */
export function drawProduct({ width, height, ground, product, text }: ProductPicture): Sharp {
  const { left, top, width: wide, height: high } = product
  const words = text
    ? `<text x="${text.x}" y="${text.y}" font-size="${text.size}" font-family="sans-serif" font-weight="bold" fill="#111">${text.words}</text>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}
    <rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="#2050a0"/>${words}</svg>`
  const picture = sharp(Buffer.from(svg))
  return ground ? picture.removeAlpha() : picture
}

/** Where its product is, as an engine tells it. */
export function drawMask({ width, height, product }: ProductPicture): Promise<Buffer> {
  const { left, top, width: wide, height: high } = product
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="black"/>
    <rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="white"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha().toColourspace('b-w').png().toBuffer()
}
