import { test } from '@japa/runner'
import sharp from 'sharp'
import { cutOutWithMask } from '../../cutout/own_mask.js'
import { readPicture } from '../../image/read_picture.js'
import { readSample, readSampleMask } from '../photos.js'

const SIZE = 1024

/** An encoded mask, white where `inside` says so. */
function encodeMask(inside: (index: number) => boolean): Promise<Buffer> {
  const data = Buffer.from(
    Uint8Array.from({ length: SIZE * SIZE }, (_, i) => (inside(i) ? 255 : 0))
  )
  return sharp(data, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

test.group('Cut-out with the merchant’s mask', () => {
  const isCutOutAsTheMaskSays = (photos: string[]) =>
    test('{$self} is cut out as the mask says, also at other sizes')
      .with(photos)
      .run(async ({ assert }, photo) => {
        const truth = await readSampleMask(photo)
        const small = await sharp(await encodeMask((i) => truth[i] === 1))
          .resize(SIZE / 2)
          .toBuffer()
        const picture = await readPicture(await readSample(photo), SIZE)
        for (const mask of [await encodeMask((i) => truth[i] === 1), small]) {
          const { alpha, confidence } = await cutOutWithMask(picture, mask)
          assert.equal(confidence, 1)
          assert.isAbove(overlap(alpha.data, truth), 0.98)
        }
      })

  isCutOutAsTheMaskSays(['lamp/close'])
  isCutOutAsTheMaskSays(['mug/front', 'handbag/front']).tags(['@long'])

  test('what was painted in stays in, what was taken out stays out', async ({ assert }) => {
    const truth = await readSampleMask('mug/front')
    const isCorner = (i: number) => i % SIZE < 200 && i < 200 * SIZE
    const isLowerHalf = (i: number) => i >= (SIZE / 2) * SIZE
    const mask = await encodeMask((i) => isCorner(i) || (truth[i] === 1 && !isLowerHalf(i)))
    const picture = await readPicture(await readSample('mug/front'), SIZE)
    const { alpha } = await cutOutWithMask(picture, mask)
    assert.equal(alpha.data[100 * SIZE + 100], 1)
    assert.equal(alpha.data[10 * SIZE + 190], 1)
    assert.equal(alpha.data[100 * SIZE + 210], 0)
    assert.equal(Math.max(...alpha.data.slice((SIZE / 2 + 8) * SIZE, (SIZE / 2 + 16) * SIZE)), 0)
  })

  test('the edge is soft, and only the edge', async ({ assert }) => {
    const truth = await readSampleMask('jar/front')
    const picture = await readPicture(await readSample('jar/front'), SIZE)
    const { alpha } = await cutOutWithMask(picture, await encodeMask((i) => truth[i] === 1))
    const soft = alpha.data.filter((value) => value > 0.05 && value < 0.95).length
    assert.isAbove(soft, 500)
    assert.isBelow(soft, 0.02 * SIZE * SIZE)
  })
})

function overlap(alpha: Float32Array, mask: Uint8Array): number {
  let both = 0
  let either = 0
  for (const [i, value] of alpha.entries()) {
    const inside = value > 0.5
    if (inside && mask[i] === 1) both++
    if (inside || mask[i] === 1) either++
  }
  return both / either
}
