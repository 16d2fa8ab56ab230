import { test } from '@japa/runner'
import { fillSpecks } from '../../cutout/clean_mask.js'
import { createPlane, mapPlane } from '../../image/raster.js'

const SIZE = 120
const inBlock = (i: number) => {
  const x = i % SIZE
  const y = Math.floor(i / SIZE)
  return x >= 10 && x < 110 && y >= 10 && y < 110
}
const inHole = (i: number, side: number) => {
  const x = i % SIZE
  const y = Math.floor(i / SIZE)
  return x >= 50 && x < 50 + side && y >= 50 && y < 50 + side
}
const withHole = (side: number) =>
  mapPlane(createPlane(SIZE, SIZE), (i) => (inBlock(i) && !inHole(i, side) ? 1 : 0))
const whole = withHole(0)

test.group('Holes at the end', () => {
  test('specks are filled whatever they show', ({ assert }) => {
    assert.deepEqual(fillSpecks(withHole(3), createPlane(SIZE, SIZE, 0)).data, whole.data)
  })

  test('small ones are filled where they do not look like the background', ({ assert }) => {
    const mask = withHole(8)
    assert.deepEqual(fillSpecks(mask, createPlane(SIZE, SIZE, 1.3)).data, whole.data)
    assert.deepEqual(fillSpecks(mask, createPlane(SIZE, SIZE, 0.7)).data, mask.data)
  })

  test('larger ones stay: something else may be seen through them', ({ assert }) => {
    const mask = withHole(20)
    assert.deepEqual(fillSpecks(mask, createPlane(SIZE, SIZE, 3)).data, mask.data)
  })
})
