import { test } from '@japa/runner'
import { giveBack } from '#engine/cutout/give_back'
import { createPlane, mapPlane, type Plane } from '#engine/image/raster'

const SIZE = 96
const column = (i: number) => i % SIZE
const row = (i: number) => Math.floor(i / SIZE)
const isNear = (i: number, x: number) => Math.abs(column(i) + 0.5 - x) < 1

/** A box of which the right end was taken off, with the steepness of its edge to the rest and to the outside. */
function box({ inner, outer }: { inner: number; outer: number }) {
  const before = mapPlane(createPlane(SIZE, SIZE), (i) =>
    row(i) >= 30 && row(i) < 60 && column(i) >= 20 && column(i) < 76 ? 1 : 0
  )
  const mask = mapPlane(before, (i) => (column(i) < 60 ? before.data[i]! : 0))
  const steepness = mapPlane(before, (i) => {
    if (isNear(i, 60)) return inner
    const isRim = isNear(i, 76) || Math.abs(row(i) - 29.5) < 1 || Math.abs(row(i) - 59.5) < 1
    return isRim ? outer : 0.1
  })
  const background = createPlane(SIZE, SIZE)
  return { mask, before, steepness, background, color: mapPlane(before, () => -1.6) }
}

const areaOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0)

test.group('What its colour took off a product', () => {
  test('is given back where its own edge is to the outside', ({ assert }) => {
    const { mask, ...taken } = box({ inner: 0.3, outer: 6 })
    assert.deepEqual(giveBack(mask, taken).data, taken.before.data)
  })

  test('stays away where it fades into the background and ends at the product', ({ assert }) => {
    const { mask, ...taken } = box({ inner: 6, outer: 0.3 })
    assert.deepEqual(giveBack(mask, taken).data, mask.data)
  })

  test('is no matter where something else told that it is background', ({ assert }) => {
    const { mask, ...taken } = box({ inner: 0.3, outer: 6 })
    const background = mapPlane(mask, (i) => (column(i) >= 60 ? 1 : 0))
    assert.equal(areaOf(giveBack(mask, { ...taken, background })), areaOf(mask))
    const color = mapPlane(mask, () => 0.5)
    assert.equal(areaOf(giveBack(mask, { ...taken, color })), areaOf(mask))
  })

  test('is given back where the product is all around it, unless there is an edge', ({
    assert,
  }) => {
    const { before, steepness, background, color } = box({ inner: 0.3, outer: 6 })
    const isHole = (i: number) => row(i) >= 40 && row(i) < 48 && column(i) >= 30 && column(i) < 44
    const mask = mapPlane(before, (i) => (isHole(i) ? 0 : before.data[i]!))
    const taken = { before, background, color, steepness }
    assert.equal(areaOf(giveBack(mask, taken)), areaOf(before))
    const edged = mapPlane(steepness, (i) =>
      row(i) >= 39 && row(i) < 49 && column(i) >= 29 && column(i) < 45 ? 6 : steepness.data[i]!
    )
    assert.equal(areaOf(giveBack(mask, { ...taken, steepness: edged })), areaOf(mask))
  })
})
