import { test } from '@japa/runner'
import { steadinessOf } from '../../cutout/steadiness.js'
import { createPlane, mapPlane } from '../../image/raster.js'

const SIZE = 80
const PICTURE = createPlane(SIZE, SIZE)
const OUTLINE = mapPlane(PICTURE, () => 0.2)

/** A disc of 40 pixels; its right half has a cost of its own, and 1 is what the background costs. */
function disc(left: number, right: number) {
  const isInside = (i: number) => Math.hypot((i % SIZE) - 39.5, Math.floor(i / SIZE) - 39.5) < 20
  const mask = mapPlane(PICTURE, (i) => (isInside(i) ? 1 : 0))
  const cost = mapPlane(PICTURE, (i) => (!isInside(i) ? 1 : i % SIZE < SIZE / 2 ? left : right))
  return steadinessOf(mask, cost, OUTLINE)
}

test.group('How steady a cut-out is', () => {
  test('one that stands out stays as it is whatever the product costs', ({ assert }) => {
    const { steady, firm } = disc(-1, -1)
    assert.isAbove(steady, 0.95)
    assert.isAbove(firm, 0.95)
  })

  test('what could as well be background goes when the product costs a little more', ({
    assert,
  }) => {
    const { steady, firm } = disc(-1, -0.1)
    assert.approximately(steady, 0.5, 0.1)
    assert.approximately(firm, 0.5, 0.1)
  })

  test('what just stands out goes only when it costs clearly more', ({ assert }) => {
    const { steady, firm } = disc(-1, -0.45)
    assert.isAbove(steady, 0.9)
    assert.approximately(firm, 0.5, 0.1)
  })

  test('an empty one is not steady', ({ assert }) => {
    const cost = mapPlane(PICTURE, () => 1)
    assert.deepEqual(steadinessOf(PICTURE, cost, OUTLINE), { steady: 0, firm: 0 })
  })
})
