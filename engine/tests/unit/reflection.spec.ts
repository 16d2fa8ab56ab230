import { test } from '@japa/runner'
import sharp from 'sharp'
import { createLight } from '../../scene/light_planes.js'
import { placeProduct } from '../../scene/product_layer.js'
import { reflectProduct } from '../../scene/reflection.js'

const SIDE = 400

/** Light that a black floor gives back, 12 pixels below the foot of a white thing. */
async function mirrored(shape: string): Promise<number> {
  const svg = `<svg width="200" height="160" fill="#fff">${shape}</svg>`
  const cutout = await sharp(Buffer.from(svg)).png().toBuffer()
  const place = { x: 200, foot: 250, height: 160 }
  const product = await placeProduct({ cutout, gain: [1, 1, 1], width: SIDE, height: SIDE }, place)
  const floor = createLight(SIDE, SIDE)
  reflectProduct(floor, product, 0.3)
  return floor[0].data[262 * SIDE + 200]!
}

test('a round foot seen from above is mirrored less than one seen from the side', async ({
  assert,
}) => {
  const flat = await mirrored('<rect width="200" height="160"/>')
  const round = await mirrored(
    '<rect x="90" width="20" height="120"/><ellipse cx="100" cy="125" rx="100" ry="35"/>'
  )
  assert.isAbove(flat, 0.15)
  assert.isBelow(round, 0.7 * flat)
})
