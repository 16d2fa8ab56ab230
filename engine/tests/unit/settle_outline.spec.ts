import { test } from '@japa/runner'
import { createPlane, mapPlane } from '#engine/image/raster'
import { settleOutline } from '#engine/cutout/settle_outline'

const SIZE = 96
const column = (i: number) => i % SIZE
const row = (i: number) => Math.floor(i / SIZE)
const inDisc = (i: number, radius = 30) => Math.hypot(column(i) - 48, row(i) - 48) < radius

/** A disc of the background's colour whose edge is seen, or not. */
function disc(edge: number) {
  const flat = createPlane(SIZE, SIZE)
  return {
    whole: mapPlane(flat, (i) => (inDisc(i) ? 1 : 0)),
    cost: mapPlane(flat, () => 0.8),
    steepness: mapPlane(flat, (i) => (inDisc(i, 31.5) && !inDisc(i, 28.5) ? edge : 0.1)),
    background: flat,
  }
}

const areaOf = (mask: { data: Float32Array }) => mask.data.reduce((sum, value) => sum + value, 0)

test.group('Outlines settle on edges', () => {
  test('fills a bite out of a product up to its edge', ({ assert }) => {
    const { whole, ...seen } = disc(4)
    const bitten = mapPlane(whole, (i) =>
      row(i) > 40 && row(i) < 56 && column(i) > 62 ? 0 : whole.data[i]!
    )
    const missing = areaOf(whole) - areaOf(bitten)
    assert.isBelow(Math.abs(areaOf(settleOutline(bitten, seen)) - areaOf(whole)), 0.25 * missing)
  })

  test('fills a hole around which no edge runs', ({ assert }) => {
    const { whole, ...seen } = disc(4)
    const holed = mapPlane(whole, (i) => (inDisc(i, 6) ? 0 : whole.data[i]!))
    assert.equal(areaOf(settleOutline(holed, seen)), areaOf(whole))
  })

  test('leaves a gap whose edge is seen, and one found to be background', ({ assert }) => {
    const { whole, ...seen } = disc(4)
    const open = (i: number) => row(i) > 40 && row(i) < 56 && column(i) > 62
    const bitten = mapPlane(whole, (i) => (open(i) ? 0 : whole.data[i]!))
    const steepness = mapPlane(whole, (i) => {
      const beside = [i - 1, i + 1, i - SIZE, i + SIZE].some(
        (j) => bitten.data[j] !== bitten.data[i]
      )
      return beside ? 4 : 0.1
    })
    assert.equal(areaOf(settleOutline(bitten, { ...seen, steepness })), areaOf(bitten))
    const background = mapPlane(whole, (i) => (open(i) ? 1 : 0))
    assert.equal(areaOf(settleOutline(bitten, { ...seen, background })), areaOf(bitten))
  })
})
