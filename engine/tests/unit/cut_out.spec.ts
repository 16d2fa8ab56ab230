import { test } from '@japa/runner'
import sharp from 'sharp'
import { cutOut } from '../../cutout/cut_out.js'
import { readPicture } from '../../image/read_picture.js'
import { readSample, readSampleMask } from '../photos.js'

/** Least intersection over union with the true outline. */
const PHOTOS = [
  ['handbag/three-quarter-right', 0.95],
  ['lamp/close', 0.93],
] as const
const MORE_PHOTOS = [
  ['perfume/low', 0.95],
  ['stool/high', 0.94],
  ['mug/three-quarter-right', 0.95],
  ['mug/high', 0.97],
  ['jar/three-quarter-left', 0.97],
  ['handbag/front', 0.97],
  ['stool/close', 0.95],
] as const

test.group('Cut-out', () => {
  const isToldFromItsBackground = (photos: readonly (readonly [string, number])[], side = 1024) =>
    test('the product in {0} is told from its background')
      .with([...photos])
      .run(async ({ assert }, [photo, least]) => {
        const picture = await readPicture(await readSample(photo, side), side)
        const { alpha } = await cutOut(picture, { between: async () => {} })
        assert.isAbove(overlap(alpha.data, await readSampleMask(photo, side)), least)
      })

  isToldFromItsBackground(PHOTOS, 512)
  isToldFromItsBackground(MORE_PHOTOS).tags(['@long'])

  test('a photo with rounded corners is cut out all the same, one that is cut out already keeps its outline', async ({
    assert,
  }) => {
    const side = 512
    const photo = sharp(await readSample('lamp/close', side))
    const corners = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="120"/></svg>`
    const found = async (masked: Buffer) => {
      const bytes = await photo
        .clone()
        .ensureAlpha()
        .composite([{ input: masked, blend: 'dest-in' }])
        .png()
        .toBuffer()
      const picture = await readPicture(bytes, side)
      return (await cutOut(picture, { between: async () => {} })).alpha.data
    }
    const truth = await readSampleMask('lamp/close', side)
    assert.isAbove(overlap(await found(Buffer.from(corners)), truth), 0.9)
    const round = `<svg width="${side}" height="${side}"><circle cx="256" cy="256" r="200"/></svg>`
    const kept = await found(Buffer.from(round))
    assert.closeTo(kept.filter((value) => value > 0.5).length, Math.PI * 200 ** 2, 2_000)
  })

  test('a cut-out that went wrong is less sure than one that went right', async ({ assert }) => {
    const rate = async (photo: string) => {
      const picture = await readPicture(await readSample(photo, 512), 512)
      return (await cutOut(picture, { between: async () => {} })).confidence
    }
    assert.isBelow(await rate('lamp/three-quarter-right'), await rate('lamp/close'))
  }).tags(['@long'])
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
