import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import { cropRaster } from '../../image/crop.js'
import { createRandom } from '../../image/random.js'
import type { Raster } from '../../image/raster.js'
import { readRaster } from '../../image/read_picture.js'
import type { JobContext } from '../../threads/job_context.js'
import { enlarge } from '../../upscale/enlarge.js'
import { enlargeByNetwork } from '../../upscale/enlarge_by_network.js'
import { enlargeSmoothly } from '../../upscale/enlarge_smoothly.js'
import type { Inference, Tensor } from '../../vision/tensors.js'
import { VisionFault } from '../../vision/vision_fault.js'
import { jobContext, readSample } from '../photos.js'
import { seeingContext } from '../seeing.js'

const nothing = async () => {}

test.group('Upscaling without networks', () => {
  test('a halved photo comes back closer to the original than by bicubic enlargement', async ({
    assert,
  }) => {
    const original = await readRaster(await readSample('jar/front'))
    const small = halve(original)
    const large = await enlarge(small, jobContext('.'), nothing)
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
    const small: Raster = { width: 8, height: 8, channels: 4, data }
    const large = await enlarge(small, jobContext('.'), nothing)
    assert.equal(large.data.length, 16 * 16 * 4)
    assert.equal(large.data[3], 0)
    assert.equal(large.data.at(-1), 200)
  })

  test('that turn out not to be usable, a picture is enlarged all the same', async ({ assert }) => {
    const small = even(40, 30, [200, 90, 10, 128])
    const large = await enlarge(small, failing(new VisionFault('Damaged.')), nothing)
    assert.deepEqual(large, await enlargeSmoothly(small, nothing))
  })

  test('what fails in one run is told, and nothing else is done instead', async ({ assert }) => {
    const enlarged = enlarge(even(40, 30, [1, 2, 3]), failing(new Error('No memory')), nothing)
    await assert.rejects(() => enlarged, 'No memory')
  })
})

test.group('Upscaling in tiles', () => {
  test('stops between two tiles of at most a fifteenth of a megapixel, and says how far it is', async ({
    assert,
  }) => {
    const asked: Tensor[] = []
    const done: number[] = []
    const stop = enlarge(even(1000, 700, [9, 9, 9]), repeating(asked), async (share) => {
      done.push(share)
      if (done.length === 3) throw new Error('Stopped')
    })
    await assert.rejects(() => stop, 'Stopped')
    assert.lengthOf(asked, 3)
    for (const { dims } of asked) assert.isBelow(dims[2]! * dims[3]!, 1e6 / 15)
    assert.deepEqual(
      done.map((share) => Math.round(share * 12)),
      [1, 2, 3]
    )
  })

  test('puts every pixel where it belongs, whatever the size', async ({ assert }) => {
    for (const [width, height] of [
      [1, 1],
      [257, 3],
      [37, 70],
    ]) {
      const data = new Uint8Array(width! * height! * 3).map((_, i) => (i * 37) % 251)
      const picture: Raster = { width: width!, height: height!, channels: 3, data }
      const large = await enlargeByNetwork(picture, repeating([]), nothing, 32)
      assert.deepEqual(halve(large), picture)
    }
  })
})

test.group('Upscaling by the network', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  test('a halved photo comes back closer to the original than without it', async ({ assert }) => {
    const photo = await readRaster(await readSample('perfume/front'))
    const original = cropRaster(photo, { left: 400, top: 380, right: 640, bottom: 600 })
    const small = halve(original)
    const large = await enlarge(small, seeing.context, nothing)
    const plain = await enlargeSmoothly(small, nothing)
    assert.isAbove(psnr(original.data, large.data), psnr(original.data, plain.data) + 0.5)
  })

  test('no tile can be told, even in noise of black and white', async ({ assert }) => {
    const random = createRandom(5)
    const data = new Uint8Array(100 * 80 * 3).map(() => (random() < 0.5 ? 0 : 255))
    const noise: Raster = { width: 100, height: 80, channels: 3, data }
    const whole = await enlargeByNetwork(noise, seeing.context, nothing)
    const tiled = await enlargeByNetwork(noise, seeing.context, nothing, 30)
    assert.isAtMost(largestDifference(tiled.data, whole.data), 1)
  })

  test('even areas and white paper stay as they are, and a gradient rises without a step', async ({
    assert,
  }) => {
    for (const color of [
      [255, 255, 255],
      [0, 0, 0],
      [200, 60, 90],
    ]) {
      const large = await enlargeByNetwork(even(50, 30, color), seeing.context, nothing, 32)
      assert.isAtMost(largestDifference(large.data, even(100, 60, color).data), 1)
    }
    const data = new Uint8Array(120 * 20 * 3).map((_, i) => 60 + (Math.floor(i / 3) % 120))
    const rising: Raster = { width: 120, height: 20, channels: 3, data }
    const large = await enlargeByNetwork(rising, seeing.context, nothing, 40)
    for (let x = 1; x < large.width; x++) {
      const step =
        large.data[(20 * large.width + x) * 3]! - large.data[(20 * large.width + x - 1) * 3]!
      assert.isTrue(step >= 0 && step <= 2, `${step} at ${x}`)
    }
  })

  test('a product on nothing keeps its transparency, and gets no dark rim from what is not seen', async ({
    assert,
  }) => {
    const small = even(40, 40, [0, 0, 0, 0])
    for (let y = 8; y < 32; y++) {
      for (let x = 8; x < 32; x++) small.data.set([240, 30, 30, 255], (y * 40 + x) * 4)
    }
    const large = await enlarge(small, seeing.context, nothing)
    const plain = await enlargeSmoothly(small, nothing)
    assert.equal(large.channels, 4)
    for (let i = 0; i < 80 * 80; i++) {
      assert.equal(large.data[i * 4 + 3], plain.data[i * 4 + 3])
      if (large.data[i * 4 + 3]! > 0) assert.closeTo(large.data[i * 4]!, 240, 2)
    }
  })
})

type Enlarging = Pick<JobContext, 'networks' | 'infer'>

/** A network that makes a square of each pixel. */
function repeating(asked: Tensor[]): Enlarging {
  return {
    networks: new Set(['enlargement'] as const),
    async infer({ inputs: { input } }: Inference) {
      asked.push(input!)
      const [, channels, height, width] = firstOnes(input!.dims, 4)
      const data = new Float32Array(channels * height * width * 4)
      for (let i = 0; i < data.length; i++) {
        const [x, line] = [i % (2 * width), Math.floor(i / (2 * width))]
        const [y, c] = [line % (2 * height), Math.floor(line / (2 * height))]
        data[i] = input!.data[(c * height + (y >> 1)) * width + (x >> 1)]!
      }
      return { output: { data, dims: [1, channels, 2 * height, 2 * width] } } as never
    },
  }
}

function failing(error: Error): Enlarging {
  return { networks: new Set(['enlargement'] as const), infer: () => Promise.reject(error) }
}

function even(width: number, height: number, color: number[]): Raster {
  const channels = color.length as 3 | 4
  const data = new Uint8Array(width * height * channels).map((_, i) => color[i % channels]!)
  return { width, height, channels, data }
}

function largestDifference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)
}

/** Mean of two by two pixels. */
function halve({ width, height, channels, data }: Raster): Raster {
  const out = new Uint8Array((width / 2) * (height / 2) * channels)
  for (let i = 0; i < out.length; i++) {
    const c = i % channels
    const x = ((i - c) / channels) % (width / 2)
    const y = Math.floor(i / channels / (width / 2))
    const at = (dx: number, dy: number) => data[((2 * y + dy) * width + 2 * x + dx) * channels + c]
    out[i] = Math.round((at(0, 0)! + at(1, 0)! + at(0, 1)! + at(1, 1)!) / 4)
  }
  return { width: width / 2, height: height / 2, channels, data: out }
}

/** Peak signal-to-noise ratio in decibels. */
function psnr(a: Uint8Array, b: Uint8Array): number {
  const error = a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / a.length
  return 10 * Math.log10(255 ** 2 / error)
}
