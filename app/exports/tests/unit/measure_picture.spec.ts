import { test } from '@japa/runner'
import sharp from 'sharp'
import { writeMarksInto } from '#tests/support/marks'
import { drawMask, drawProduct } from '#tests/support/product_picture'
import { fillOf } from '../../measure/facts.js'
import { measurePicture } from '../../measure/measure_picture.js'

const SHAPE = {
  width: 1000,
  height: 800,
  product: { left: 250, top: 200, width: 500, height: 400 },
}
const white = { ...SHAPE, ground: '#ffffff' }
const sand = { ...SHAPE, ground: '#d8c8a8' }

test.group('What is measured of a picture', () => {
  test('size, format, bytes and whiteness of the border', async ({ assert }) => {
    const bytes = await drawProduct(white).jpeg({ quality: 90 }).toBuffer()
    const facts = await measurePicture(bytes, null)
    assert.containsSubset(facts, {
      format: 'jpeg',
      width: 1000,
      height: 800,
      bytes: bytes.length,
      isOpaque: true,
      isSrgb: true,
      profile: null,
      whiteBorder: 1,
      hasMask: false,
      hasMarks: false,
    })
    const half = await sharp(await drawProduct(white).png().toBuffer())
      .composite([
        {
          input: { create: { width: 500, height: 800, channels: 3, background: '#fefefe' } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    assert.closeTo((await measurePicture(half, null)).whiteBorder, 0.5, 0.01)
  })

  test('where the product is: by its mask, and on white by what is not white', async ({
    assert,
  }) => {
    const box = { left: 250, top: 200, right: 750, bottom: 600 }
    const onSand = await drawProduct(sand).png().toBuffer()
    const byMask = await measurePicture(onSand, await drawMask(SHAPE))
    assert.deepEqual(byMask.product, box)
    assert.equal(fillOf(box, byMask), 0.5)
    const onWhite = await measurePicture(await drawProduct(white).png().toBuffer(), null)
    assert.deepEqual(onWhite.product, box)
    assert.isNull((await measurePicture(onSand, null)).product)
  })

  test('a large picture is measured to about a thousandth', async ({ assert }) => {
    const large = {
      width: 3000,
      height: 3000,
      product: { left: 300, top: 301, width: 2402, height: 999 },
    }
    const bytes = await drawProduct({ ...large, ground: '#ffffff' })
      .png()
      .toBuffer()
    const facts = await measurePicture(bytes, await drawMask(large))
    assert.closeTo(fillOf(facts.product!, facts), 2402 / 3000, 0.003)
  })

  test('transparency, colour space and marks', async ({ assert }) => {
    const cut = await measurePicture(await drawProduct(SHAPE).png().toBuffer(), null)
    assert.isFalse(cut.isOpaque)
    assert.equal(cut.whiteBorder, 1)
    const p3 = await drawProduct(white).withIccProfile('p3').jpeg().toBuffer()
    const wide = await measurePicture(p3, null)
    assert.isFalse(wide.isSrgb)
    assert.match(wide.profile!, /P3/)
    const tagged = await drawProduct(white).withIccProfile('srgb').png().toBuffer()
    assert.isTrue((await measurePicture(tagged, null)).isSrgb)
    const cmyk = await drawProduct(white).toColourspace('cmyk').jpeg().toBuffer()
    assert.isFalse((await measurePicture(cmyk, null)).isSrgb)
    assert.isTrue((await measurePicture(await writeMarksInto(tagged), null)).hasMarks)
  })

  test('what is written beside the product, not what is written on it', async ({ assert }) => {
    const words = 'SUMMER SALE'
    const mask = await drawMask(SHAPE)
    const beside = { ...sand, text: { x: 260, y: 100, size: 60, words } }
    const on = { ...sand, text: { x: 300, y: 400, size: 50, words } }
    const isSaid = async (picture: typeof beside) =>
      (await measurePicture(await drawProduct(picture).png().toBuffer(), mask)).hasText
    assert.isTrue(await isSaid(beside))
    assert.isFalse(await isSaid(on))
    assert.isFalse((await measurePicture(await drawProduct(sand).png().toBuffer(), mask)).hasText)
  })
})
