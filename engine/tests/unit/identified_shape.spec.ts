import { test } from '@japa/runner'
import { describeShape } from '../../identify/shape.js'
import type { Plane } from '../../image/raster.js'

const SIDE = 200

/** An outline of rectangles: left, top, right and bottom of each, in pixels of 200. */
function outlineOf(...boxes: [number, number, number, number][]): Plane {
  const data = new Float32Array(SIDE * SIDE)
  for (const [left, top, right, bottom] of boxes) {
    for (let y = top; y < bottom; y++) data.fill(1, y * SIDE + left, y * SIDE + right)
  }
  return { width: SIDE, height: SIDE, data }
}

test.group('The shape of an outline', () => {
  test('is told by its aspect and its parts', ({ assert }) => {
    assert.equal(describeShape(outlineOf([20, 100, 180, 180])), 'low, wide piece')
    assert.equal(describeShape(outlineOf([70, 10, 130, 190])), 'slim upright piece')
    assert.equal(
      describeShape(outlineOf([85, 10, 115, 60], [60, 60, 140, 190])),
      'tall piece with a narrow top'
    )
    const glass = outlineOf([60, 10, 140, 80], [96, 80, 104, 170], [60, 170, 140, 190])
    assert.equal(describeShape(glass), 'piece on a stem')
    assert.isNull(describeShape(outlineOf()))
  })

  test('is that of its body: an aerial or a string says nothing', ({ assert }) => {
    assert.equal(describeShape(outlineOf([20, 100, 180, 180], [50, 5, 53, 100])), 'low, wide piece')
    assert.equal(describeShape(outlineOf([20, 60, 100, 140], [100, 98, 195, 101])), 'compact piece')
  })
})
