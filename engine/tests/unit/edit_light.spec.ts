import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { JobError } from '../../contract/job_error.js'
import { parseHex, toLab } from '../../image/color.js'
import {
  decode,
  distance,
  edit,
  labAt,
  meanDifference,
  meanLab,
  SIDE,
  type Pixels,
} from '../edits.js'
import { readSample, readSampleMask } from '../photos.js'

const MUG = 'mug/three-quarter-left'

test.group('Edits of light and colour', () => {
  test('brighter is lighter, a little less so and much more so', async ({ assert }) => {
    const lightness = async (instruction: string) =>
      meanLab((await edit(MUG, instruction, { mask: false })).pixels)[0]
    const before = meanLab(await decode(await readSample(MUG, SIDE)))[0]
    const [little, usual, much] = [
      await lightness('a little brighter'),
      await lightness('brighter'),
      await lightness('much brighter'),
    ]
    assert.isAbove(little, before + 2)
    assert.isAbove(usual, little + 2)
    assert.isAbove(much, usual + 2)
    assert.isBelow(await lightness('darker'), before - 5)
  })

  test('brightening the product leaves the background as it is', async ({ assert }) => {
    const { before, inside, outside } = await sample(MUG)
    const { pixels } = await edit(MUG, 'brighten the mug')
    assert.isBelow(meanDifference(pixels, before, outside), 1)
    assert.isAbove(meanLab(pixels, inside)[0], meanLab(before, inside)[0] + 5)
  })

  test('contrast spreads lightness, less of it narrows it', async ({ assert }) => {
    const spread = (pixels: Pixels) => {
      const values = Array.from({ length: 4000 }, (_, k) => labAt(pixels, k * 61)[0])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
    }
    const before = spread(await decode(await readSample(MUG, SIDE)))
    assert.isAbove(spread((await edit(MUG, 'more contrast')).pixels), before * 1.08)
    assert.isBelow(spread((await edit(MUG, 'less contrast')).pixels), before * 0.9)
  })

  test('warmer is yellower and as light as before, cooler bluer', async ({ assert }) => {
    const before = meanLab(await decode(await readSample(MUG, SIDE)))
    const warm = meanLab((await edit(MUG, 'warmer', { mask: false })).pixels)
    const cool = meanLab((await edit(MUG, 'cooler', { mask: false })).pixels)
    assert.isAbove(warm[2], before[2] + 4)
    assert.isBelow(cool[2], before[2] - 4)
    assert.closeTo(warm[0], before[0], 2)
  })

  test('vivid colours have more chroma and the same hue, muted ones less', async ({ assert }) => {
    const { before, inside } = await sample(MUG)
    const own = meanLab(before, inside)
    const vivid = meanLab((await edit(MUG, 'more vivid')).pixels, inside)
    const muted = meanLab((await edit(MUG, 'muted colours')).pixels, inside)
    assert.isAbove(chroma(vivid), chroma(own) * 1.15)
    assert.isBelow(chroma(muted), chroma(own) * 0.8)
    assert.closeTo(hue(vivid), hue(own), 4)
  })

  test('black and white has no colour, sepia one', async ({ assert }) => {
    const grey = (await edit(MUG, 'black and white', { mask: false })).pixels
    for (let i = 0; i < 1000; i++) {
      const p = i * 251 * grey.channels
      assert.closeTo(grey.data[p]!, grey.data[p + grey.channels - 1]!, 2)
    }
    const sepia = meanLab((await edit(MUG, 'sepia', { mask: false })).pixels)
    assert.isAbove(sepia[2], 10)
  })

  test('a vignette darkens the corners, not the middle', async ({ assert }) => {
    const before = await decode(await readSample(MUG, SIDE))
    const { pixels } = await edit(MUG, 'add a vignette', { mask: false })
    assert.isBelow(labAt(pixels, 3 * SIDE + 3)[0], labAt(before, 3 * SIDE + 3)[0] - 10)
    assert.closeTo(
      labAt(pixels, (SIDE / 2) * (SIDE + 1))[0],
      labAt(before, (SIDE / 2) * (SIDE + 1))[0],
      2
    )
  })

  test('another colour has the hue asked for and the lightness of before', async ({ assert }) => {
    const { before, inside, outside } = await sample(MUG)
    for (const [name, hex] of [
      ['red', '#c8242b'],
      ['green', '#3a8244'],
      ['purple', '#6f3a96'],
    ]) {
      const { pixels } = await edit(MUG, `make the mug ${name}`)
      const after = meanLab(pixels, inside)
      assert.closeTo(hue(after), hue(toLab(parseHex(hex!))), 8)
      assert.closeTo(after[0], meanLab(before, inside)[0], 1.5)
      assert.isBelow(meanDifference(pixels, before, outside), 1)
    }
  })

  test('a product without a hue, or a colour of lightness, is refused with the reason', async ({
    assert,
  }) => {
    const white = await refusal(() => edit('lamp/low', 'make the lamp blue'))
    assert.equal(categoryOf(white!.failure), 'unsupported')
    assert.include(failureMessage(white!.failure), 'without a hue')
    const black = await refusal(() => edit(MUG, 'make the mug black'))
    assert.equal(categoryOf(black!.failure), 'unsupported')
    assert.include(failureMessage(black!.failure), 'changes hue, not lightness')
  })

  test('fittings of another hue keep theirs', async ({ assert }) => {
    const before = await decode(await readSample('handbag/front', SIDE))
    const { pixels } = await edit('handbag/front', 'make the bag green')
    const [clasp, leather] = [301 * SIDE + 255, 330 * SIDE + 200]
    assert.closeTo(hue(labAt(pixels, clasp)), hue(labAt(before, clasp)), 6)
    assert.closeTo(hue(labAt(pixels, leather)), 145, 20)
  })

  test('sharpening makes edges steeper, noise reduction flats flatter', async ({ assert }) => {
    const before = await decode(await readSample(MUG, SIDE))
    assert.isAbove(roughness((await edit(MUG, 'sharpen')).pixels), roughness(before) * 1.1)
    assert.isBelow(roughness((await edit(MUG, 'remove noise')).pixels), roughness(before) * 0.97)
  })

  test('a number means the same in each picture, words mean different strengths', async ({
    assert,
  }) => {
    const lightness = async (instruction: string) => {
      const { output } = await edit(MUG, instruction, { mask: false, count: 3 })
      return Promise.all(
        output.pictures.map(async (picture) => {
          assert.notProperty(picture, 'failed')
          return 'file' in picture ? meanLab(await decode(picture.file.path))[0] : 0
        })
      )
    }
    const exact = await lightness('20% brighter')
    assert.closeTo(exact[0]!, exact[2]!, 0.01)
    const words = await lightness('brighter')
    assert.isTrue(words[1]! < words[0]! && words[0]! < words[2]!)
  })
})

async function sample(photo: string) {
  const mask = await readSampleMask(photo, SIDE)
  const soft = 4
  const near = (i: number) =>
    mask[i - soft]! + mask[i + soft]! + mask[i - soft * SIDE]! + mask[i + soft * SIDE]!
  return {
    before: await decode(await readSample(photo, SIDE)),
    inside: (i: number) => mask[i] === 1 && near(i) === 4,
    outside: (i: number) => mask[i] === 0 && near(i) === 0,
  }
}

async function refusal(call: () => Promise<unknown>): Promise<JobError | null> {
  try {
    await call()
  } catch (error) {
    if (error instanceof JobError) return error
    throw error
  }
  return null
}

function chroma([, a, b]: readonly number[]): number {
  return Math.hypot(a!, b!)
}

function hue([, a, b]: readonly number[]): number {
  return (Math.atan2(b!, a!) * 180) / Math.PI
}

/** Mean step from one pixel to the next. */
function roughness(pixels: Pixels): number {
  let sum = 0
  for (let i = 1000; i < 250_000; i += 3) sum += distance(labAt(pixels, i), labAt(pixels, i + 1))
  return sum
}
