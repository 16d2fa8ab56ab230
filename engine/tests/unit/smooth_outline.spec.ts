import { test } from '@japa/runner'
import { smoothOutline } from '../../cutout/smooth_outline.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'

const SIZE = 160
const column = (i: number) => i % SIZE
const row = (i: number) => Math.floor(i / SIZE)

/** A block whose right side waves by three pixels to either side of column 100. */
const waving = mapPlane(createPlane(SIZE, SIZE), (i) =>
  column(i) >= 40 && column(i) < 100 + 3 * Math.sin(row(i) / 2) && row(i) >= 30 && row(i) < 130
    ? 1
    : 0
)

/** Columns of a mask in the rows of its middle. */
function ends({ data }: Plane): number[] {
  return Array.from({ length: 40 }, (_, y) => {
    const from = (60 + y) * SIZE
    return data.subarray(from, from + SIZE).lastIndexOf(1)
  })
}

const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

test.group('Outlines', () => {
  test('that no edge of the picture shows the course of are evened out', ({ assert }) => {
    const even = smoothOutline(waving, createPlane(SIZE, SIZE, 0.1))
    assert.isAbove(spread(ends(waving)), 4)
    assert.isAtMost(spread(ends(even)), 3)
    assert.closeTo(ends(even)[20]!, 99, 2)
  })

  test('along an edge keep their course', ({ assert }) => {
    const steepness = mapPlane(waving, (i) =>
      Math.abs(column(i) - 100) < 5 && row(i) >= 30 && row(i) < 130 ? 12 : 0.1
    )
    const same = smoothOutline(waving, steepness)
    assert.deepEqual(ends(same), ends(waving))
  })

  test('thin parts stay', ({ assert }) => {
    const bar = mapPlane(waving, (i) =>
      Math.abs(column(i) - 80) < 3 && row(i) > 30 && row(i) < 130 ? 1 : 0
    )
    assert.deepEqual(smoothOutline(bar, createPlane(SIZE, SIZE, 0.1)).data, bar.data)
  })
})
