import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import { LINEAR, toLab } from '../../image/color.js'
import { readPicture } from '../../image/read_picture.js'
import { prepareFilm, type FilmOptions } from '../../video/film.js'
import { parseFilmPrompt } from '../../video/parse_film_prompt.js'
import { solidOutline } from '../../video/solid_outline.js'
import { meanSquare, psnr } from '../film_probe.js'
import { readSample, readSampleMask } from '../photos.js'

/** Pixels a side of the stills, and of the films. */
const SIDE = 240

const SQUARE = { width: SIDE, height: SIDE }

async function filmOf(name: string, prompt: string, options: Partial<FilmOptions> = {}) {
  const { raster } = await readPicture(await readSample(name, SIDE), SIDE)
  const mask = await readSampleMask(name, SIDE)
  const alpha = { width: SIDE, height: SIDE, data: Float32Array.from(mask) }
  const all = { ...SQUARE, seconds: 5, cfgScale: 0.5, seed: 7, ...options }
  const { plan } = parseFilmPrompt(prompt, 1)
  const subject = { outline: solidOutline(alpha), own: alpha, sureness: 1 }
  const { draw } = await prepareFilm(raster, subject, plan, all, async () => {})
  return (progress: number) => {
    const { width, height } = all
    const frame = { width, height, data: new Uint8ClampedArray(width * height * 3) }
    draw(frame, progress)
    return frame
  }
}

/** Whether a pixel shows the product of a mask. */
function inMask(mask: ArrayLike<number>, x: number, y: number): boolean {
  return mask[y * SIDE + x]! > 0
}

function still(name: string): Promise<Buffer> {
  return readSample(name).then((jpeg) => sharp(jpeg).resize(SIDE, SIDE).raw().toBuffer())
}

/** Mean CIE76 difference of the colours of two boxes of pixels. */
function colorDifference(a: Uint8ClampedArray, b: Uint8Array, box: number[]): number {
  const mean = (data: ArrayLike<number>) => {
    const sum = [0, 0, 0]
    for (let y = box[1]!; y < box[3]!; y++) {
      for (let x = box[0]!; x < box[2]!; x++) {
        for (let c = 0; c < 3; c++) sum[c]! += LINEAR[data[(y * SIDE + x) * 3 + c]!]!
      }
    }
    const count = (box[2]! - box[0]!) * (box[3]! - box[1]!)
    return toLab([sum[0]! / count, sum[1]! / count, sum[2]! / count])
  }
  const [l, m] = [mean(a), mean(b)]
  return Math.hypot(l[0] - m[0], l[1] - m[1], l[2] - m[2])
}

test.group('Film', () => {
  const startsWithTheStill = (prompts: string[]) =>
    test('starts with the still and ends elsewhere: {$self}')
      .with(prompts)
      .run(async ({ assert }, prompt) => {
        const frame = await filmOf('perfume/close', prompt)
        const picture = await still('perfume/close')
        assert.isAbove(psnr(frame(0).data, picture), 32)
        assert.isBelow(psnr(frame(1).data, picture), 30)
      })

  startsWithTheStill(['orbit right', 'snow and petals'])
  startsWithTheStill(['zoom in', 'pan left', 'sunrise, sparkle', 'steam']).tags(['@long'])

  test('a product that touches the upper edge does not leave the film black', async ({
    assert,
  }) => {
    const side = 96
    const picture = {
      width: side,
      height: side,
      channels: 3 as const,
      data: new Uint8Array(side ** 2 * 3).fill(200),
    }
    const own = { width: side, height: side, data: new Float32Array(side ** 2) }
    for (let y = 0; y < 60; y++) own.data.fill(1, y * side + 30, y * side + 60)
    const { plan } = parseFilmPrompt('slow orbit around the product', 1)
    const frame = { width: side, height: side, data: new Uint8ClampedArray(side ** 2 * 3) }
    const options = { width: side, height: side, seconds: 5, cfgScale: 0.5, seed: 1 }
    const subject = { outline: own, own, sureness: 1 }
    const { draw } = await prepareFilm(picture, subject, plan, options, async () => {})
    for (const progress of [0, 0.5, 1]) {
      draw(frame, progress)
      assert.isAbove(Math.min(...frame.data), 150)
    }
  })

  test('a light sweep lights the product and nothing beside it', async ({ assert }) => {
    const name = 'perfume/three-quarter-left'
    const lit = (await filmOf(name, 'static, light sweep'))(0.45)
    const plain = (await filmOf(name, 'static'))(0.45)
    const mask = await readSampleMask(name, SIDE)
    const { width, height } = SQUARE
    const most = { product: 0, ground: 0 }
    for (let y = 4; y < height - 4; y++) {
      for (let x = 4; x < width - 4; x++) {
        const change = lit.data[(y * width + x) * 3]! - plain.data[(y * width + x) * 3]!
        const near = [-4, 0, 4].flatMap((dy) =>
          [-4, 0, 4].map((dx) => inMask(mask, x + dx, y + dy))
        )
        if (near.every(Boolean)) most.product = Math.max(most.product, change)
        if (!near.some(Boolean)) most.ground = Math.max(most.ground, change)
      }
    }
    assert.isAbove(most.product, 12)
    assert.isAtMost(most.ground, 1)
  })

  test('the same seed gives the same frames, in any order; another one does not', async ({
    assert,
  }) => {
    const options = { width: 320, height: 180 }
    const prompt = 'orbit right, dust, candle, sparkle, steam, light sweep'
    const one = await filmOf('jar/close', prompt, options)
    const two = await filmOf('jar/close', prompt, options)
    const other = await filmOf('jar/close', prompt, { ...options, seed: 8 })
    const late = one(0.7)
    one(0.2)
    assert.deepEqual(two(0.7).data, late.data)
    assert.deepEqual(one(0.7).data, late.data)
    assert.isAbove(meanSquare(other(0.7).data, late.data), 1)
  }).tags(['@long'])

  test('strays the farther from the still the lower cfgScale is', async ({ assert }) => {
    const picture = await still('stool/close')
    const away: number[] = []
    for (const cfgScale of [1, 0.5, 0]) {
      const frame = await filmOf('stool/close', 'zoom out, pan left', { cfgScale })
      away.push(meanSquare(frame(1).data, picture))
    }
    assert.isAbove(away[1]!, away[0]! * 1.5)
    assert.isAbove(away[2]!, away[1]! * 1.15)
  }).tags(['@long'])

  test('a candle darkens the room for as long as the film goes on', async ({ assert }) => {
    const name = 'perfume/three-quarter-left'
    const lit = await filmOf(name, 'static, candle light')
    const plain = await filmOf(name, 'static')
    const corner = (data: Uint8ClampedArray) =>
      [data[(7 * SIDE + 7) * 3]!, data[(7 * SIDE + 7) * 3 + 2]!] as const
    for (const progress of [0.4, 0.7, 1]) {
      const [[red, blue], [before, blueBefore]] = firstOnes(
        [lit, plain].map((frame) => corner(frame(progress).data)),
        2
      )
      assert.isBelow(red, 0.9 * before)
      assert.isBelow(blue / red, (0.95 * blueBefore) / before)
    }
  })

  test('lights out of focus are behind the product', async ({ assert }) => {
    const name = 'mug/three-quarter-left'
    const lit = (await filmOf(name, 'static, bokeh'))(0.7).data
    const plain = (await filmOf(name, 'static'))(0.7).data
    const changed = (x: number, y: number) => lit[(y * SIDE + x) * 3] !== plain[(y * SIDE + x) * 3]
    const rows = Array.from({ length: SIDE }, (_, y) => y)
    assert.isTrue(rows.some((y) => changed(13, y) || changed(220, y)))
    for (let y = 74; y < 166; y += 4) {
      for (let x = 74; x < 154; x += 4) assert.isFalse(changed(x, y), `${x}, ${y}`)
    }
  }).tags(['@long'])

  test('the product keeps its colours', async ({ assert }) => {
    const frame = await filmOf('mug/close', 'zoom in, orbit left')
    const picture = await still('mug/close')
    const body = [100, 127, 133, 160]
    for (const progress of [0, 0.5, 1]) {
      assert.isBelow(colorDifference(frame(progress).data, picture, body), 2.5)
    }
  })

  test('moves without a jerk: no step between frames is far from its neighbours', async ({
    assert,
  }) => {
    const frame = await filmOf('perfume/close', 'pan right, zoom in')
    const steps: number[] = []
    let last = frame(0)
    for (let n = 1; n <= 30; n++) {
      const next = frame(n / 30)
      steps.push(Math.sqrt(meanSquare(last.data, next.data)))
      last = next
    }
    const fastest = Math.max(...steps)
    assert.isBelow(steps[0]!, fastest * 0.35)
    assert.isBelow(steps[29]!, fastest * 0.35)
    for (let n = 1; n < 30; n++) {
      assert.isBelow(Math.abs(steps[n]! - steps[n - 1]!), fastest * 0.4)
    }
  })

  test('a still without a known product moves as one plane', async ({ assert }) => {
    const { raster } = await readPicture(await readSample('mug/close', SIDE), SIDE)
    const { plan } = parseFilmPrompt('zoom in', 1)
    const options = { ...SQUARE, seconds: 5, cfgScale: 0.5, seed: 1 }
    const { draw } = await prepareFilm(raster, null, plan, options, async () => {})
    const frame = { ...SQUARE, data: new Uint8ClampedArray(SIDE * SIDE * 3) }
    draw(frame, 0)
    assert.isAbove(psnr(frame.data, await still('mug/close')), 34)
    draw(frame, 1)
    assert.isBelow(psnr(frame.data, await still('mug/close')), 30)
  })
})
