import sharp from 'sharp'
import type { Box, Size } from '../measure/facts.js'
import type { Raster } from '../measure/pixels.js'

/** Pixels around the product's box that are kept for its soft edge. */
const SOFT = 2

/** Mask of 255 from which on a pixel is the product's alone. */
const SOLID = 242

/** Mask of 255 up to which nothing is seen on white. */
const UNSEEN = 6

/** Reach in pixels from which the soft edge takes its colours. */
const REACH = 4

/** The product on pure white, and where in the picture that piece is. */
export interface Piece extends Raster {
  left: number
  top: number
}

/**
 * The product alone on 255, 255, 255. What the edge's pixels have of the old background is replaced: they take the
 * colours of the solid product beside them, averaged by a Gaussian over what is solid (normalised convolution).
 *
 * @param image the picture's encoded bytes
 * @param mask where the product is: a grey picture of the same shape, white = product
 * @param product its box in pixels of the picture
 */
export async function cutOnWhite(
  image: Buffer,
  mask: Buffer,
  product: Box,
  size: Size
): Promise<Piece> {
  const left = Math.max(0, product.left - SOFT)
  const top = Math.max(0, product.top - SOFT)
  const width = Math.min(size.width, product.right + SOFT) - left
  const height = Math.min(size.height, product.bottom + SOFT) - top
  const region = { left, top, width, height }
  const [pixels, alpha] = await Promise.all([
    sharp(image)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .extract(region)
      .raw()
      .toBuffer(),
    sharp(mask)
      .flatten({ background: '#000000' })
      .resize(size.width, size.height, { fit: 'fill' })
      .extract(region)
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  ])
  const solid = await solidColors(pixels, alpha, { width, height })
  const data = new Uint8Array(width * height * 3)
  for (let i = 0, p = 0; i < alpha.length; i++, p += 3) {
    const share = alpha[i]! <= UNSEEN ? 0 : alpha[i]! / 255
    const isEdge = alpha[i]! < SOLID && solid[i * 4 + 3]! > 0
    for (let c = 0; c < 3; c++) {
      const color = isEdge ? solid[i * 4 + c]! : pixels[p + c]!
      data[p + c] = Math.round(255 + (color - 255) * share)
    }
  }
  return { left, top, width, height, data }
}

/** At each pixel the mean colour of the solid product near it, with alpha 0 where there is none. */
async function solidColors(pixels: Buffer, alpha: Buffer, raw: Size): Promise<Buffer> {
  const rgba = Buffer.alloc(alpha.length * 4)
  alpha.forEach((share, i) => {
    if (share < SOLID) return
    rgba.set(pixels.subarray(i * 3, i * 3 + 3), i * 4)
    rgba[i * 4 + 3] = 255
  })
  return sharp(rgba, { raw: { ...raw, channels: 4 } })
    .blur(REACH)
    .raw()
    .toBuffer()
}
