import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Raster } from '../../image/raster.js'
import { readRaster } from '../../image/read_picture.js'
import { enlarge } from '../../upscale/enlarge.js'
import { readSample } from '../photos.js'

test.group('Upscaling', () => {
  test('a halved photo comes back closer to the original than by bicubic enlargement', async ({
    assert,
  }) => {
    const original = await readRaster(await readSample('jar/front'))
    const small = halve(original)
    const large = await enlarge(small, async () => {})
    assert.equal(large.width, original.width)
    assert.equal(large.height, original.height)
    const { width, height } = small
    const bicubic = await sharp(small.data, { raw: { width, height, channels: 3 } })
      .resize(original.width, original.height, { kernel: 'cubic' })
      .raw()
      .toBuffer()
    assert.isAbove(psnr(original.data, large.data), psnr(original.data, bicubic) + 1)
  })

  test('transparency is enlarged with the picture', async ({ assert }) => {
    const data = new Uint8Array(8 * 8 * 4).map((_, i) => (i % 4 === 3 && i < 128 ? 0 : 200))
    const large = await enlarge({ width: 8, height: 8, channels: 4, data }, async () => {})
    assert.equal(large.data.length, 16 * 16 * 4)
    assert.equal(large.data[3], 0)
    assert.equal(large.data.at(-1), 200)
  })
})

/** Mean of two by two pixels. */
function halve({ width, height, channels, data }: Raster): Raster {
  const out = new Uint8Array((width / 2) * (height / 2) * channels)
  for (let i = 0; i < out.length; i++) {
    const c = i % channels
    const x = ((i - c) / channels) % (width / 2)
    const y = Math.floor(i / channels / (width / 2))
    const at = (dx: number, dy: number) => data[((2 * y + dy) * width + 2 * x + dx) * channels + c]
    out[i] = Math.round((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4)
  }
  return { width: width / 2, height: height / 2, channels, data: out }
}

/** Peak signal-to-noise ratio in decibels. */
function psnr(a: Uint8Array, b: Uint8Array): number {
  const error = a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0) / a.length
  return 10 * Math.log10(255 ** 2 / error)
}
