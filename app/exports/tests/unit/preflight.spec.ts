import { test } from '@japa/runner'
import sharp from 'sharp'
import { readMarks, writeMarksInto } from '#tests/support/marks'
import { drawMask, drawProduct } from '#tests/support/product_picture'
import { measurePicture } from '../../measure/measure_picture.js'
import { fixPicture } from '../../fix/fix_picture.js'
import { preflight, type Preflight } from '../../preflight/preflight.js'
import { findTarget, MARKETS, TARGETS, targetName } from '../../rules/markets.js'

const SHAPE = { width: 900, height: 900, product: { left: 300, top: 225, width: 375, height: 525 } }

/** Pictures of every kind that the studio makes and that come in by other ways. */
const PICTURES: Record<string, () => Promise<{ bytes: Buffer; mask: Buffer | null }>> = {
  'scene with a mask': async () => ({
    bytes: await writeMarksInto(
      await drawProduct({ ...SHAPE, ground: '#c9b79c' })
        .png()
        .toBuffer()
    ),
    mask: await drawMask(SHAPE),
  }),
  'scene without a mask': async () => ({
    bytes: await drawProduct({ ...SHAPE, ground: '#c9b79c' })
      .png()
      .toBuffer(),
    mask: null,
  }),
  'product on white': async () => ({
    bytes: await drawProduct({ ...SHAPE, ground: '#ffffff' })
      .webp()
      .toBuffer(),
    mask: null,
  }),
  'cut-out': async () => ({ bytes: await drawProduct(SHAPE).png().toBuffer(), mask: null }),
  'wide colours': async () => ({
    bytes: await drawProduct({ ...SHAPE, ground: '#ffffff' })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
    mask: await drawMask(SHAPE),
  }),
  'portrait': async () => {
    const shape = {
      width: 1080,
      height: 1350,
      product: { left: 300, top: 500, width: 400, height: 400 },
    }
    return {
      bytes: await drawProduct({ ...shape, ground: '#335544' })
        .png()
        .toBuffer(),
      mask: await drawMask(shape),
    }
  },
  'small': async () => {
    const shape = {
      width: 300,
      height: 300,
      product: { left: 100, top: 100, width: 100, height: 100 },
    }
    return {
      bytes: await drawProduct({ ...shape, ground: '#335544' })
        .png()
        .toBuffer(),
      mask: await drawMask(shape),
    }
  },
}

async function judge(name: keyof typeof PICTURES, target: string) {
  const { bytes, mask } = await PICTURES[name]!()
  const facts = await measurePicture(bytes, mask)
  return { facts, bytes, mask, ...preflight(facts, findTarget(target)!.slot) }
}

const rulesOf = ({ checks }: Pick<Preflight, 'checks'>, status: string) =>
  checks.filter((check) => check.status === status).map(({ rule }) => rule)

test.group('Rules of markets', () => {
  test('every market names its sources, their day, and slots of its own', ({ assert }) => {
    for (const { sources, lookedUp, version, slots } of MARKETS) {
      assert.match(lookedUp, /^\d{4}-\d\d-\d\d$/)
      assert.isAtLeast(version, 1)
      assert.isNotEmpty(sources)
      for (const { url } of sources) assert.match(url, /^https:\/\//)
      for (const { must } of slots) assert.isTrue(must.formats?.includes('jpeg'))
    }
    const names = TARGETS.map(targetName)
    assert.lengthOf(new Set(names), names.length)
  })
})

test.group('Preflight', () => {
  test('a scene is no main image of Amazon: what is wrong is named with its figure', async ({
    assert,
  }) => {
    const { status, checks } = await judge('scene with a mask', 'amazon.main')
    assert.equal(status, 'mendable')
    const texts = checks.map(({ text }) => text)
    assert.include(texts, '0 % of the border is pure white; all of it has to be.')
    assert.match(texts.join(), /The product takes 58\.\d % of the frame; at least 85 % are needed/)
    assert.match(
      texts.join(),
      /Recommended only, once mended\. It is 60\d pixels on the longer side; at least 1,600 are needed/
    )
    const without = await judge('scene without a mask', 'amazon.main')
    assert.equal(without.status, 'fails')
    assert.sameMembers(rulesOf(without, 'fail'), ['white', 'fill'])
  })

  test('nothing is enlarged: a picture that is too small fails, with the way to it', async ({
    assert,
  }) => {
    const { status, checks, mend } = await judge('small', 'amazon.gallery')
    assert.equal(status, 'fails')
    assert.isNull(mend)
    assert.deepInclude(
      checks.find(({ status: kind }) => kind === 'fail')!,
      {
        text: 'It is 300 pixels on the longer side; at least 500 are needed.',
        remedy: 'Use Upscale 2x, then export the larger picture.',
      }
    )
    const tall = await judge('scene with a mask', 'instagram.story')
    assert.equal(tall.status, 'mendable')
    assert.isAtMost(tall.mend!.size.width, tall.facts.width)
  })

  test('a product that reaches the edge is not put on white', async ({ assert }) => {
    const shape = {
      width: 1000,
      height: 1000,
      product: { left: 0, top: 100, width: 800, height: 800 },
    }
    const bytes = await drawProduct({ ...shape, ground: '#c9b79c' })
      .png()
      .toBuffer()
    const facts = await measurePicture(bytes, await drawMask(shape))
    const { status, checks } = preflight(facts, findTarget('amazon.main')!.slot)
    assert.equal(status, 'fails')
    assert.include(rulesOf({ checks }, 'fail'), 'edge')
  })

  test('text beside the product fails where nothing can take it away', async ({ assert }) => {
    const picture = {
      ...SHAPE,
      ground: '#c9b79c',
      text: { x: 200, y: 140, size: 60, words: 'ONLY TODAY' },
    }
    const bytes = await drawProduct(picture).png().toBuffer()
    const facts = await measurePicture(bytes, await drawMask(SHAPE))
    const ebay = preflight(facts, findTarget('ebay.photo')!.slot)
    assert.deepEqual(rulesOf(ebay, 'fail'), ['text'])
    const amazon = preflight(facts, findTarget('amazon.main')!.slot)
    assert.equal(amazon.status, 'mendable')
  })
})

test.group('Mending', () => {
  for (const name of Object.keys(PICTURES)) {
    test(`keeps every rule that it promised to: ${name}`, async ({ assert }) => {
      const { bytes, mask } = await PICTURES[name]!()
      const facts = await measurePicture(bytes, mask)
      let mended = 0
      for (const target of TARGETS) {
        const { status, mend } = preflight(facts, target.slot)
        if (status !== 'mendable') continue
        mended++
        const file = await fixPicture(bytes, mask, facts, mend!)
        const after = await measurePicture(file.bytes, null)
        assert.equal(file.mime, `image/${after.format}`)
        assert.containsSubset(after, mend!.size)
        assert.isTrue(after.isSrgb && after.isOpaque, targetName(target))
        // A scene's product is known by its mask alone, which the file does not carry.
        const known =
          mend!.cuts || facts.whiteBorder === 1 ? after : { ...after, product: facts.product }
        const again = preflight({ ...known, hasText: false }, target.slot)
        assert.equal(
          again.status,
          'passes',
          `${targetName(target)}: ${JSON.stringify(again.checks)}`
        )
      }
      assert.isAbove(mended, 0)
    })
  }

  test('the product keeps its colours on pure white, and the file its marks', async ({
    assert,
  }) => {
    const { facts, bytes, mask, mend } = await judge('scene with a mask', 'amazon.main')
    const file = await fixPicture(bytes, mask, facts, mend!)
    const { data, info } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
    assert.deepEqual(at(2, 2), [255, 255, 255])
    assert.deepEqual(at(info.width >> 1, info.height >> 1), [0x20, 0x50, 0xa0])
    assert.equal(readMarks(file.bytes).DigitalSourceType, readMarks(bytes).DigitalSourceType)
  })

  test('a file is compressed until it is small enough', async ({ assert }) => {
    const noise = await sharp({
      create: {
        width: 1000,
        height: 1000,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    const facts = await measurePicture(noise, null)
    const { slot } = findTarget('tiktok.shop-gallery')!
    const maxBytes = 400_000
    const { status, mend } = preflight(facts, { ...slot, must: { ...slot.must, maxBytes } })
    assert.equal(status, 'mendable')
    const { bytes, mime } = await fixPicture(noise, null, facts, mend!)
    assert.isAtMost(bytes.length, maxBytes)
    assert.isAbove(bytes.length, 0.8 * maxBytes)
    assert.equal(mime, 'image/jpeg')
  })
})
