import { test } from '@japa/runner'
import sharp from 'sharp'
import { createLight, type LightPlanes } from '../../scene/light_planes.js'
import { dimEdge, placeProduct } from '../../scene/product_layer.js'

const SIDE = 400

/** A blue square of half the picture's height with a rim of white. */
async function rimmed() {
  const inner = await sharp({
    create: { width: 176, height: 176, channels: 3, background: '#30507c' },
  })
    .png()
    .toBuffer()
  const cutout = await sharp({
    create: { width: 180, height: 180, channels: 4, background: '#ffffff' },
  })
    .composite([{ input: inner, left: 2, top: 2 }])
    .png()
    .toBuffer()
  const place = { x: 200, foot: 300, height: 180 }
  return placeProduct({ cutout, gain: [1, 1, 1], width: SIDE, height: SIDE }, place)
}

function plain(value: number): LightPlanes {
  const picture = createLight(SIDE, SIDE)
  for (const plane of picture) plane.data.fill(value)
  return picture
}

test.group('The rim that a white background leaves', () => {
  test('goes before something dark, and stays before something as bright', async ({ assert }) => {
    const rim = 200 * SIDE + 111
    const middle = 210 * SIDE + 200
    for (const [value, least, most] of [
      [0.01, 0, 0.65],
      [1, 0.9, 1.01],
    ] as const) {
      const product = await rimmed()
      const own = product.light[0].data[middle]
      dimEdge(plain(value), product)
      assert.isAbove(product.light[0].data[rim]!, least)
      assert.isBelow(product.light[0].data[rim]!, most)
      assert.equal(product.light[0].data[middle], own, 'the inside stays')
    }
  })
})
