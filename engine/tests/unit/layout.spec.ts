import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Picture } from '../../contract/output.js'
import { layProduct } from '../../lay/lay_product.js'
import type { Layout } from '../../layout/layout.js'
import { draftJob } from '../../scene/draft_job.js'
import { makePictures } from '../../scene/make_pictures.js'
import { jobContext } from '../photos.js'

/** Pixels a side of the pictures here. */
const SIDE = 256
/** Of pictures that a draft is smaller than. */
const LARGE = 640
/** How far an edge may be from where a layout says, in shares of a side: it lies on a pixel. */
const NEAR = 1.5 / SIDE

/** Drawn, and path-traced. */
const SCENES = ['in a grey studio', 'on a wooden table']

test.group('Layouts by hand', (group) => {
  let folder: string
  let cutout: Buffer

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-layout-'))
    // Half as wide as it is high, of two greens.
    cutout = await sharp({
      create: { width: 60, height: 120, channels: 4, background: '#3c8c50' },
    })
      .composite([
        {
          input: {
            create: { width: 40, height: 40, channels: 4, background: '#285a34' },
          },
          top: 60,
          left: 10,
        },
      ])
      .png()
      .toBuffer()
    return () => rm(folder, { recursive: true })
  })

  async function make(prompt: string, layout?: Layout, side = SIDE) {
    const order = { prompt, negativePrompt: '', width: side, height: side, seed: 3, layout }
    const { pictures } = await makePictures(
      { ...order, count: 1, firstIndex: 0 },
      '',
      async () => ({ cutout, photoId: null, lightSide: 0, gain: [1, 1, 1], fromAbove: false }),
      jobContext(folder, {})
    )
    const picture = pictures[0] as Picture
    return {
      mask: await greyOf(await readFile(picture.mask!.path)),
      bytes: await readFile(picture.file.path),
    }
  }

  test('"{$self}": the product stands where the layout says, as high as it says')
    .with(SCENES)
    .run(async ({ assert }, prompt) => {
      for (const layout of [
        { x: 0.3, foot: 0.9, height: 0.4 },
        { x: 0.7, foot: 0.6, height: 0.25 },
      ]) {
        const box = boxOf((await make(prompt, layout)).mask)
        assert.closeTo((box.left + box.right) / 2, layout.x, NEAR)
        assert.closeTo(box.bottom, layout.foot, NEAR)
        assert.closeTo(box.bottom - box.top, layout.height, NEAR)
      }
    })

  test('a product is never wider than its picture', async ({ assert }) => {
    cutout = await sharp(cutout).rotate(90).png().toBuffer()
    const { mask } = await make('in a studio', { x: 0.5, height: 0.95 })
    const { left, right, top, bottom } = boxOf(mask)
    assert.closeTo(right - left, 1, NEAR)
    assert.closeTo(bottom - top, 0.5, NEAR)
    cutout = await sharp(cutout).rotate(-90).png().toBuffer()
  })

  test('"{$self}": its shadow is gone at 0, and darker above 1')
    .with(SCENES)
    .run(async ({ assert }, prompt) => {
      const shade = async (shadow: number) => {
        const here = { foot: 0.8, height: 0.3, shadow, side: 'left' } as const
        const [one, other] = [
          await make(prompt, { ...here, x: 0.3 }),
          await make(prompt, { ...here, x: 0.75 }),
        ]
        return darkest(one, other)
      }
      const none = await shade(0)
      const usual = await shade(1)
      assert.isBelow(none, 6)
      assert.isAbove(usual, 20)
      assert.isAbove(await shade(1.5), usual + 5)
    })

  test('light comes from the side that the layout says, warm or cold', async ({ assert }) => {
    const halves = async (layout: Layout) => {
      const { bytes } = await make('in a grey studio', {
        x: 0.5,
        height: 0.2,
        shadow: 0,
        ...layout,
      })
      const { data } = await sharp(bytes).resize(2, 1).raw().toBuffer({ resolveWithObject: true })
      return { left: data[1]!, right: data[4]!, warmth: data[0]! - data[2]! }
    }
    const fromLeft = await halves({ side: 'left' })
    const fromRight = await halves({ side: 'right' })
    assert.isAbove(fromLeft.left, fromLeft.right)
    assert.isBelow(fromRight.left, fromRight.right)
    const [cold, warm] = [await halves({ warmth: -1 }), await halves({ warmth: 1 })]
    assert.isAbove(warm.warmth, cold.warmth + 30)
    const [dim, bright] = [await halves({ brightness: 0.6 }), await halves({ brightness: 1.4 })]
    assert.isAbove(bright.left, dim.left + 20)
  })

  const isThePictureSmall = (scenes: string[]) =>
    test('"{$self}": a draft is the picture, small')
      .with(scenes)
      .run(async ({ assert }, prompt) => {
        const context = { ...jobContext(folder, {}), read: async () => cutout }
        const order = { prompt, negativePrompt: '', width: LARGE, height: LARGE, seed: 3 }
        const draft = await draftJob({ ...order, subject: { cutout: 'cutout' } }, context)
        const { width, height } = await sharp(draft.picture).metadata()
        assert.deepEqual({ width, height }, { width: 512, height: 512 })
        const made = await make(prompt, draft.layout, LARGE)
        const box = boxOf(made.mask)
        for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
          assert.closeTo(box[edge], draft.product[edge], NEAR / 2)
        }
        const small = await greyOf(await sharp(made.bytes).resize(64, 64).toBuffer())
        const seen = await greyOf(await sharp(draft.picture).resize(64, 64).toBuffer())
        const away = small.data.reduce((sum, it, i) => sum + Math.abs(it - seen.data[i]!), 0)
        assert.isBelow(away / small.data.length, 3)
      })

  isThePictureSmall(['on a wooden table'])
  isThePictureSmall(['in a grey studio']).tags(['@long'])

  test('a draft tells where the set ends below the product', async ({ assert }) => {
    const context = { ...jobContext(folder, {}), read: async () => cutout }
    const order = { prompt: 'on a wooden table', negativePrompt: '', width: SIDE, height: SIDE }
    const stands = async (foot: number) => {
      const layout = { x: 0.5, foot, height: 0.3 }
      const subject = { cutout: 'cutout' }
      return (await draftJob({ ...order, seed: 3, layout, subject }, context)).stands
    }
    assert.isTrue(await stands(0.85))
    assert.isFalse(await stands(0.4))
  })

  test('what a provider draws around is laid there as well', async ({ assert }) => {
    const layout = { x: 0.2, foot: 0.5, height: 0.4 }
    const { alpha, place } = await layProduct(cutout, { width: 200, height: 100, layout })
    assert.deepEqual(place, { left: 30, top: 10, right: 50, bottom: 50 })
    assert.equal(alpha.data[49 * 200 + 49], 1)
    assert.equal(alpha.data[49 * 200 + 50], 0)
    const over = await layProduct(cutout, { width: 200, height: 100, layout: { ...layout, x: 0 } })
    assert.deepEqual(over.place, { left: -10, top: 10, right: 10, bottom: 50 })
    assert.equal(over.alpha.data[49 * 200 + 9], 1)
    assert.equal(over.alpha.data[49 * 200 + 199], 0)
  })
})

interface Grey {
  data: Buffer
  width: number
  height: number
}

async function greyOf(bytes: Uint8Array): Promise<Grey> {
  const { data, info } = await sharp(bytes)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** What a mask covers, in shares. */
function boxOf({ data, width, height }: Grey) {
  const box = { left: 1, top: 1, right: 0, bottom: 0 }
  data.forEach((value, i) => {
    if (value < 128) return
    const [x, y] = [i % width, Math.floor(i / width)]
    box.left = Math.min(box.left, x / width)
    box.right = Math.max(box.right, (x + 1) / width)
    box.top = Math.min(box.top, y / height)
    box.bottom = Math.max(box.bottom, (y + 1) / height)
  })
  return box
}

/** By how much the first picture is darker somewhere than the second, away from both of their products. */
async function darkest(
  one: { mask: Grey; bytes: Buffer },
  other: { mask: Grey; bytes: Buffer }
): Promise<number> {
  const around = async ({ data, width, height }: Grey) =>
    sharp(data, { raw: { width, height, channels: 1 } })
      .blur(3)
      .threshold(2)
      .extractChannel(0)
      .raw()
      .toBuffer()
  const covers = await Promise.all([around(one.mask), around(other.mask)])
  // Grain is no shadow.
  const soft = (bytes: Buffer) => sharp(bytes).blur(1.5).toBuffer().then(greyOf)
  const [first, second] = await Promise.all([soft(one.bytes), soft(other.bytes)])
  return first.data.reduce(
    (most, value, i) =>
      covers.some((cover) => cover[i]! > 0) ? most : Math.max(most, second.data[i]! - value),
    0
  )
}
