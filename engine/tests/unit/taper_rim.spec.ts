import { test } from '@japa/runner'
import { taperRim, type Column } from '../../cutout/taper_rim.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'

const SIZE = 140
const MIDDLE = 70
const column = (i: number) => i % SIZE
const row = (i: number) => Math.floor(i / SIZE)

/** Rows in which a round product ends, and its foot's rim, which tapers to both sides. */
const glaze = (x: number) => Math.round(80 + 14 * Math.sqrt(1 - ((x - MIDDLE) / 60) ** 2))
const foot = (x: number) => Math.round(80 + 20 * Math.sqrt(1 - ((x - MIDDLE) / 60) ** 2))
const isProduct = (i: number, end: (x: number) => number) =>
  Math.abs(column(i) - MIDDLE) < 58 && row(i) >= 30 && row(i) <= end(column(i))

const glazed = mapPlane(createPlane(SIZE, SIZE), (i) => (isProduct(i, glaze) ? 1 : 0))
const truth = mapPlane(createPlane(SIZE, SIZE), (i) => (isProduct(i, foot) ? 1 : 0))

/** The columns of the rim that were told, 25 to either side of the middle. */
const rim = Array.from({ length: 51 }, (_, i): Column => {
  const x = MIDDLE - 25 + i
  return { x, top: glaze(x) + 1, bottom: foot(x) }
})

/** The twelve rows below each column of a mask. */
const below = (mask: Plane) =>
  Uint8Array.from(mask.data, (value, i) => {
    const rows = Array.from({ length: 12 }, (_, up) => mask.data[i - (up + 1) * SIZE] ?? 0)
    return value === 0 && rows.includes(1) ? 1 : 0
  })

const tapered = (mask: Plane, lightness: Plane) => {
  const added = mapPlane(mask, (i) => mask.data[i]!)
  taperRim(added, rim, below(mask), lightness)
  return added
}

/** Pixels in columns beyond the rim that was told. */
function beyond(mask: Plane, isCounted: (i: number) => boolean): number {
  return mask.data.filter((value, i) => {
    return value > 0 && Math.abs(column(i) - MIDDLE) > 25 && isCounted(i)
  }).length
}

test.group('Ends of a foot rim', () => {
  test('taper to where the product ends', ({ assert }) => {
    const mask = tapered(glazed, createPlane(SIZE, SIZE, 60))
    const missing = (of: Plane) => beyond(truth, (i) => of.data[i] === 0)
    assert.isBelow(missing(mask), 0.75 * missing(glazed))
    assert.isAtMost(
      beyond(mask, (i) => truth.data[i] === 0),
      4
    )
  })

  test('stay where the picture shows that the rim ends', ({ assert }) => {
    const lightness = mapPlane(glazed, (i) => (Math.abs(column(i) - MIDDLE) > 25 ? 85 : 60))
    assert.deepEqual(tapered(glazed, lightness).data, glazed.data)
  })

  test('do not reach up to a handle that begins with a step', ({ assert }) => {
    const handled = mapPlane(glazed, (i) => {
      return column(i) > MIDDLE + 27 && row(i) > 84 ? 0 : glazed.data[i]!
    })
    const mask = tapered(handled, createPlane(SIZE, SIZE, 60))
    const changed = mask.data.filter((value, i) => {
      return value !== handled.data[i] && column(i) > MIDDLE + 25
    })
    assert.lengthOf(changed, 0)
  })
})
