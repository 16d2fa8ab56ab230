import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { LINEAR, toLab } from '../../image/color.js'
import { mapPlane, type Raster } from '../../image/raster.js'
import { removeSpill } from '../../train/remove_spill.js'
import { findSpills, witness } from '../../train/spill.js'

const SIDE = 160
const RADIUS = 60

type Bytes = readonly [number, number, number]

const GREY: Bytes = [170, 168, 165]
const GREEN: Bytes = [40, 96, 70]

/**
 * A photo of a grey disc with a green bar, before a background of a colour.
 *
 * @param rim share of the background's colour in the disc's outermost ring
 */
async function photo(background: Bytes, rim: number) {
  const inside = (i: number) => Math.hypot((i % SIDE) - 80, Math.floor(i / SIDE) - 80)
  const alpha = mapPlane({ width: SIDE, height: SIDE }, (i) => (inside(i) < RADIUS ? 1 : 0))
  const colorAt = (i: number): Bytes => {
    if (inside(i) >= RADIUS) return background
    if (Math.abs(Math.floor(i / SIDE) - 80) < 12 && inside(i) < 35) return GREEN
    const share = inside(i) > RADIUS - 9 ? rim : 0
    const mixed = (c: number) => Math.round(GREY[c]! * (1 - share) + background[c]! * share)
    return [mixed(0), mixed(1), mixed(2)]
  }
  const data = new Uint8Array(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) data.set([...colorAt(i), alpha.data[i]! * 255], i * 4)
  const picture: Raster = { width: SIDE, height: SIDE, channels: 4, data }
  return { picture, witness: await witness(picture, alpha, picture, 0.9) }
}

function lab({ data }: Raster, x: number, y: number) {
  const p = (y * SIDE + x) * 4
  return toLab([LINEAR[data[p]!]!, LINEAR[data[p + 1]!]!, LINEAR[data[p + 2]!]!])
}

const TEAL: Bytes = [20, 140, 145]

test.group('Colour that a background throws on a product', () => {
  test('goes where the other photos show the product without it, and nothing else does', async ({
    assert,
  }) => {
    const low = await photo(TEAL, 0.4)
    const front = await photo([225, 225, 225], 0)
    const [spill, none] = findSpills([low.witness, front.witness])
    assert.isNull(none)
    const { clean, amount } = removeSpill(low.picture, spill!)
    assert.isAbove(amount, 1)
    const [before, after] = firstOnes(
      [low.picture, clean].map((one) => lab(one, 24, 80)),
      2
    )
    assert.isAbove(Math.hypot(before[1], before[2]), 10)
    assert.isBelow(Math.hypot(after[1], after[2]), 4)
    assert.closeTo(after[0], before[0], 1, 'the lightness stays')
    for (const [x, y] of [
      [80, 80],
      [80, 40],
    ]) {
      const [own, kept] = firstOnes(
        [low.picture, clean].map((one) => lab(one, x!, y!)),
        2
      )
      assert.isBelow(Math.hypot(own[1] - kept[1], own[2] - kept[2]), 1, `kept at ${x}, ${y}`)
    }
  })

  test('stays where no photo can tell it from the product: {title}')
    .with([
      { title: 'all before the same paper', other: TEAL },
      { title: 'a single photo', other: null },
    ])
    .run(async ({ assert }, { other }) => {
      const photos = [await photo(TEAL, 0.4), ...(other ? [await photo(other, 0.4)] : [])]
      assert.isTrue(findSpills(photos.map((one) => one.witness)).every((spill) => spill === null))
    })
})
