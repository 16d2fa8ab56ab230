import { test } from '@japa/runner'
import { decode, edit, labAt, meanDifference, SIDE, type Pixels } from '../edits.js'
import { readSample } from '../photos.js'

const MUG = 'mug/three-quarter-left'

test.group('Text in pictures', () => {
  test('text changes the picture where it was asked for, and nowhere else', async ({ assert }) => {
    const before = await decode(await readSample(MUG, SIDE))
    const { pixels } = await edit(MUG, 'add text "SALE" top left in white', { mask: false })
    const changed = (from: number, to: number) =>
      meanDifference(pixels, before, (i) => {
        const y = Math.floor(i / SIDE)
        return y >= from && y < to && i % SIDE < 210
      })
    assert.isAbove(changed(30, 80), 5)
    assert.isBelow(changed(200, SIDE), 1)
    assert.isAbove(brightest(pixels, 20, 90), 98)
  })

  test('text can be read on what is behind it', async ({ assert }) => {
    for (const color of ['white', 'black', 'yellow', 'grey']) {
      const white = await edit(MUG, `white background, add text "SALE NOW" at the top in ${color}`)
      const values: number[] = []
      for (let y = 27; y < 75; y++) {
        for (let x = 125; x < 390; x++) {
          const l = labAt(white.pixels, y * SIDE + x)[0]
          values.push(((l + 16) / 116) ** 3)
        }
      }
      values.sort((a, b) => a - b)
      const contrast = (values.at(-25)! + 0.05) / (values[25]! + 0.05)
      assert.isAbove(contrast, 3)
    }
  })

  test('long text is wrapped and made smaller until it fits', async ({ assert }) => {
    const words = 'Handmade in a small workshop from recycled clay and natural glazes only'
    const { pixels } = await edit(MUG, `white background, add text "${words}" at the bottom, large`)
    for (let y = 0; y < SIDE; y++) {
      for (const x of [5, SIDE - 6]) assert.isAbove(labAt(pixels, y * SIDE + x)[0], 97)
    }
  })

  test('signs of markup are written as they are', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'white background, add text "<b>& co</b>" at the top')
    assert.isAbove(
      inkWidth(pixels),
      inkWidth((await edit(MUG, 'white background, add text "& co" at the top')).pixels) * 1.5
    )
  })
})

function brightest(pixels: Pixels, from: number, to: number): number {
  let best = 0
  for (let i = from * SIDE; i < to * SIDE; i++) best = Math.max(best, labAt(pixels, i)[0])
  return best
}

function inkWidth(pixels: Pixels): number {
  let [left, right] = [SIDE, 0]
  for (let y = 25; y < 75; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (labAt(pixels, y * SIDE + x)[0] > 60) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return right - left
}
