import { test } from '@japa/runner'
import sharp from 'sharp'
import { JobError } from '../../contract/job_error.js'
import { parseHex, toLab } from '../../image/color.js'
import { decode, distance, edit, labAt, meanDifference, meanLab, SIDE } from '../edits.js'
import { readSample, readSampleMask } from '../photos.js'

const MUG = 'mug/three-quarter-left'

test.group('Edits of the background', () => {
  test('a background has the colour asked for, the product its own', async ({ assert }) => {
    const { before, inside, outside } = await regions(MUG)
    for (const [words, hex] of [
      ['white background', '#ffffff'],
      ['make the background pastel blue', '#c3d9e8'],
      ['#ff8800 background', '#ff8800'],
    ]) {
      const { pixels, picture } = await edit(MUG, words!)
      assert.isBelow(distance(meanLab(pixels, outside), toLab(parseHex(hex!))), 3)
      assert.isBelow(meanDifference(pixels, before, inside), 1.5)
      assert.equal(picture.file.mime, 'image/jpeg')
    }
  })

  test('without a mask the product is found by the engine', async ({ assert }) => {
    const { outside } = await regions(MUG)
    const { pixels, mask } = await edit(MUG, 'white background', { mask: false })
    assert.isAbove(meanLab(pixels, outside)[0], 98)
    assert.isNotNull(mask)
  }).tags(['@long'])

  test('white stays white when light and colour change too', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'white background, darker and warmer')
    for (const i of [0, SIDE - 1, (SIDE - 1) * SIDE])
      assert.isBelow(distance(labAt(pixels, i), [100, 0, 0]), 1)
  })

  test('a transparent background is a PNG with clear corners and an opaque product', async ({
    assert,
  }) => {
    const { inside } = await regions(MUG)
    const { pixels, picture } = await edit(MUG, 'remove the background')
    assert.equal(picture.file.mime, 'image/png')
    assert.equal(pixels.channels, 4)
    for (const i of [0, SIDE - 1, (SIDE - 1) * SIDE, SIDE * SIDE - 1])
      assert.equal(pixels.data[i * 4 + 3], 0)
    for (let i = 0; i < SIDE * SIDE; i += 31)
      if (inside(i)) assert.equal(pixels.data[i * 4 + 3], 255)
  })

  test('a transparent picture stays transparent', async ({ assert }) => {
    const cut = await edit(MUG, 'remove the background')
    const { pixels, picture } = await edit(MUG, 'brighter and rotate left', {
      file: cut.picture.file.path,
    })
    assert.equal(picture.file.mime, 'image/png')
    assert.equal(pixels.data[3], 0)
    const before = meanLab(cut.pixels, (i) => cut.pixels.data[i * 4 + 3] === 255)
    const after = meanLab(pixels, (i) => pixels.data[i * 4 + 3] === 255)
    assert.isAbove(after[0], before[0] + 3)
  })

  test('a gradient runs from the first colour to the second', async ({ assert }) => {
    const { pixels } = await edit(MUG, 'gradient background from navy to white')
    assert.isBelow(distance(labAt(pixels, 2), toLab(parseHex('#1d2a4f'))), 4)
    assert.isBelow(distance(labAt(pixels, (SIDE - 1) * SIDE), [100, 0, 0]), 4)
    const left = await edit(MUG, 'horizontal gradient background from navy to white')
    assert.isBelow(distance(labAt(left.pixels, (SIDE - 1) * SIDE), toLab(parseHex('#1d2a4f'))), 4)
  })

  test('a scene is named and its mask tells where the product is now', async ({ assert }) => {
    const { picture, mask, pixels } = await edit(MUG, 'put it on a marble table')
    assert.equal(picture.scene, 'set.marble')
    assert.equal(pixels.width, SIDE)
    const share = mask!.reduce((sum, value) => sum + value, 0) / 255 / mask!.length
    assert.isAbove(share, 0.05)
    assert.isBelow(share, 0.6)
  })

  test('a blurred background has no edges, the product keeps its own', async ({ assert }) => {
    const { before, inside, outside } = await regions('perfume/three-quarter-right')
    const { pixels } = await edit('perfume/three-quarter-right', 'blur the background')
    assert.isBelow(meanDifference(pixels, before, inside), 1.5)
    const rough = (picture: typeof pixels) => {
      let sum = 0
      for (let i = 0; i < SIDE * (SIDE - 1); i += 3) {
        if (outside(i) && outside(i + 1))
          sum += Math.abs(labAt(picture, i)[0] - labAt(picture, i + 1)[0])
      }
      return sum
    }
    assert.isBelow(rough(pixels), rough(before) * 0.6)
  })

  test('a shadow darkens the ground below the product only', async ({ assert }) => {
    const { inside } = await regions(MUG)
    const plain = await edit(MUG, 'white background')
    const { pixels } = await edit(MUG, 'white background with a shadow')
    assert.isBelow(meanDifference(pixels, plain.pixels, inside), 1)
    assert.isAbove(labAt(pixels, 5 * SIDE + 250)[0], 99.5)
    assert.isBelow(darkestOutside(pixels, await readSampleMask(MUG, SIDE)), 90)
  })

  test('a removed shadow leaves the ground as light as around it', async ({ assert }) => {
    const mask = await readSampleMask('perfume/front', SIDE)
    const before = await decode(await readSample('perfume/front', SIDE))
    const { pixels } = await edit('perfume/front', 'remove the shadow')
    assert.isAbove(darkestOutside(pixels, mask), darkestOutside(before, mask) + 8)
  })

  test('a product that cannot be told from its background is said so', async ({ assert }) => {
    const path = `/tmp/edit-plain-${process.pid}.png`
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#aab0b4' } })
      .png()
      .toFile(path)
    const error = await edit(MUG, 'white background', { file: path }).catch((reason) => reason)
    assert.instanceOf(error, JobError)
    assert.equal(error.code, 'product_unclear')
  })
})

async function regions(photo: string) {
  const mask = await readSampleMask(photo, SIDE)
  const reach = 4
  const near = (i: number) =>
    mask[i - reach]! + mask[i + reach]! + mask[i - reach * SIDE]! + mask[i + reach * SIDE]!
  return {
    before: await decode(await readSample(photo, SIDE)),
    inside: (i: number) => mask[i] === 1 && near(i) === 4,
    outside: (i: number) => mask[i] === 0 && near(i) === 0,
  }
}

/** L* below which a two-hundredth of the ground right below the product lies. */
function darkestOutside(pixels: Awaited<ReturnType<typeof decode>>, mask: Uint8Array): number {
  const lowest = Math.floor(mask.lastIndexOf(1) / SIDE)
  const values: number[] = []
  for (let y = lowest - 20; y < Math.min(SIDE - 1, lowest + 15); y++) {
    for (let x = 4; x < SIDE - 4; x++) {
      const i = y * SIDE + x
      if (mask[i - 3]! + mask[i + 3]! + mask[i - 3 * SIDE]! === 0) values.push(labAt(pixels, i)[0])
    }
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 100)]!
}
