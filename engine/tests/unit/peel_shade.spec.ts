import { test } from '@japa/runner'
import { createPlane, mapPlane } from '#engine/image/raster'
import { peelShade } from '#engine/cutout/peel_shade'

const SIZE = 96
const FOOT = 64
const column = (i: number) => i % SIZE
const row = (i: number) => Math.floor(i / SIZE)

/** A box with a dark band of five pixels below its foot in its mask. */
function box({ foot, floor }: { foot: number; floor: number }) {
  const mask = mapPlane(createPlane(SIZE, SIZE), (i) =>
    row(i) >= 20 && row(i) < FOOT + 5 && column(i) >= 24 && column(i) < 72 ? 1 : 0
  )
  return {
    mask,
    shade: mapPlane(mask, (i) => (mask.data[i]! > 0 && row(i) >= FOOT ? 0.4 : 0)),
    steepness: mapPlane(mask, (i) => {
      if (Math.abs(row(i) + 0.5 - FOOT) < 1) return foot
      return Math.abs(row(i) - 4.5 - FOOT) < 1 ? floor : 0.1
    }),
  }
}

const lowest = ({ data }: { data: Float32Array }) => row(data.lastIndexOf(1))

test.group('Contact shadows', () => {
  test('go up to the clear edge of the foot', ({ assert }) => {
    const { mask, ...seen } = box({ foot: 6, floor: 0.4 })
    assert.approximately(lowest(peelShade(mask, seen)), FOOT - 1, 1)
  })

  test('stay a part of the product where their own edge is the clearer one', ({ assert }) => {
    const { mask, ...seen } = box({ foot: 0.4, floor: 6 })
    assert.equal(lowest(peelShade(mask, seen)), FOOT + 4)
  })

  test('are nothing that has another colour than the floor', ({ assert }) => {
    const { mask, steepness } = box({ foot: 6, floor: 0.4 })
    const shade = createPlane(SIZE, SIZE)
    assert.equal(lowest(peelShade(mask, { shade, steepness })), FOOT + 4)
  })
})
