import { createEmptyProduct } from './product.js'
import { drawMask, drawProduct } from './product_picture.js'
import { createResult } from './result.js'

const SHAPE = {
  width: 1600,
  height: 1600,
  product: { left: 100, top: 400, width: 1400, height: 700 },
}

/** A result whose product is too wide for upright places of markets: its ground has to be carried on. @returns its id */
export async function createWidePicture(userId: number): Promise<number> {
  const { id: productId } = await createEmptyProduct(userId)
  const picture = await drawProduct({ ...SHAPE, ground: '#998877' })
    .png()
    .toBuffer()
  const mask = await drawMask(SHAPE)
  return createResult({ userId, productId, picture, mask })
}
