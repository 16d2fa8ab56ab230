import { test } from '@japa/runner'
import { addFootRim } from '../../cutout/foot_rim.js'
import { blur } from '../../image/blur.js'
import { mapPlane, type Plane } from '../../image/raster.js'

const SIZE = { width: 120, height: 120 }
const FLOOR = 70

/** A glazed block, not quite sharp, from row 30 to row 80; below it, in its columns, the lightness that `below` gives by rows from there. */
function photo(below: (down: number) => number): {
  mask: Plane
  lightness: Plane
  steepness: Plane
} {
  const isUnder = (i: number) => i % SIZE.width >= 30 && i % SIZE.width < 90
  const row = (i: number) => Math.floor(i / SIZE.width)
  const mask = mapPlane(SIZE, (i) => (isUnder(i) && row(i) >= 30 && row(i) < 80 ? 1 : 0))
  const sharp = mapPlane(SIZE, (i) => {
    if (mask.data[i]! > 0) return 40
    return isUnder(i) && row(i) >= 80 ? below(row(i) - 80) : FLOOR
  })
  const lightness = blur(sharp, 0.8)
  const at = (i: number) => lightness.data[Math.min(lightness.data.length - 1, Math.max(0, i))]
  const steepness = mapPlane(SIZE, (i) => {
    return Math.hypot(at(i + 1)! - at(i - 1)!, at(i + SIZE.width)! - at(i - SIZE.width)!) / 2
  })
  return { mask, lightness, steepness }
}

/** Rows of the mask in a column. */
function rows({ width, data }: Plane, x: number): number {
  return data.reduce((sum, value, i) => sum + (i % width === x ? value : 0), 0)
}

test.group('Foot rim', () => {
  test('a light rim above the dark line of its contact belongs to the product', ({ assert }) => {
    const contact = [20, 42, 54, 61, 66]
    const { mask, ...foot } = photo((down) => (down < 6 ? 58 : (contact[down - 6] ?? FLOOR)))
    const rimmed = addFootRim(mask, foot)
    for (const x of [40, 60, 80]) assert.approximately(rows(rimmed, x), 56, 1, `column ${x}`)
  })

  test('a shadow that grows lighter away from the product does not', ({ assert }) => {
    const { mask, ...foot } = photo((down) => Math.min(FLOOR, 15 + 7 * down))
    assert.deepEqual(addFootRim(mask, foot).data, mask.data)
  })

  test('a dark shadow with a hard edge does not', ({ assert }) => {
    const { mask, ...foot } = photo((down) => (down < 6 ? 25 : FLOOR))
    assert.deepEqual(addFootRim(mask, foot).data, mask.data)
  })

  test('a floor with a dark line in it does not', ({ assert }) => {
    const { mask, ...foot } = photo((down) => (down === 9 ? 45 : FLOOR))
    assert.deepEqual(addFootRim(mask, foot).data, mask.data)
  })

  test('an empty mask stays empty', ({ assert }) => {
    const { lightness, steepness } = photo(() => FLOOR)
    const none = mapPlane(SIZE, () => 0)
    assert.deepEqual(addFootRim(none, { lightness, steepness }).data, none.data)
  })
})
