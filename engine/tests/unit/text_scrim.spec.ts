import { test } from '@japa/runner'
import { text } from '../../edit/operations/text.js'
import { fitText } from '../../edit/operations/place_text.js'
import { createPlane, type Plane } from '../../image/raster.js'
import type { TextStep } from '../../edit/step.js'

const SIDE = 600
const SALE: TextStep = {
  op: 'text',
  text: 'Summer sale',
  place: { x: 'left', y: 'top' },
  isPlaced: true,
  size: 'large',
  color: [1, 1, 1],
}

/** A product from one row and column to others, as it stands in a frame of 600 pixels. */
function productIn(left: number, top: number, right: number, bottom: number): Plane {
  const plane = createPlane(SIDE, SIDE)
  for (let y = top; y < bottom; y++) plane.data.fill(1, y * SIDE + left, y * SIDE + right)
  return plane
}

function paleGrey(product: Plane | null) {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(190)
  const raster = { width: SIDE, height: SIDE, channels: 3 as const, data }
  return { raster, alpha: null, product, scene: null }
}

test.group('Text and the product', () => {
  test('what is darkened behind text runs out softly close to the letters', async ({ assert }) => {
    const { raster } = await text(paleGrey(null), SALE)
    const red = (x: number, y: number) => raster.data[(y * SIDE + x) * 3]!
    const above = Array.from({ length: SIDE }, (_, y) => red(60, y)).slice(0, 36)
    assert.isBelow(Math.min(...above), 175, 'the picture is darkened beside the letters')
    assert.isBelow(
      Math.max(...above.map((value, y) => Math.abs(value - (above[y - 1] ?? value)))),
      8
    )
    assert.equal(red(60, SIDE - 1), 190)
    assert.equal(red(SIDE - 1, 60), 190)
  })

  test('it shrinks before it covers the product', async ({ assert }) => {
    const frame = { width: SIDE, height: SIDE }
    const free = await fitText(SALE, frame, null)
    const beside = await fitText(SALE, frame, productIn(150, 120, 450, 500))
    assert.isFalse(free.isFree)
    assert.isTrue(beside.isFree)
    assert.isAtMost(beside.box.bottom, 120)
    assert.isBelow(beside.size, free.size)
  })

  test('a product that it leaves free is not darkened for it', async ({ assert }) => {
    const product = productIn(150, 120, 450, 500)
    const { raster } = await text(paleGrey(product), SALE)
    const changed = product.data.findIndex((value, i) => value > 0 && raster.data[i * 3] !== 190)
    assert.equal(changed, -1)
  })

  test('nobody said where: it goes above a product that stands at the lower edge', async ({
    assert,
  }) => {
    const step = { ...SALE, place: { x: 'center', y: 'bottom' } as const, isPlaced: false }
    const { box } = await fitText(
      step,
      { width: SIDE, height: SIDE },
      productIn(150, 200, 450, 600)
    )
    assert.isBelow(box.bottom, 200)
  })
})
