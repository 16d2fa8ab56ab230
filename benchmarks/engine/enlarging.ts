import sharp from 'sharp'
import { readRaster } from '#engine/image/read_picture'
import type { Raster } from '#engine/image/raster'
import { loadOpenCv, withMats } from '#engine/opencv'
import { enlarge } from '#engine/upscale/enlarge'
import { enlargeSmoothly } from '#engine/upscale/enlarge_smoothly'
import { seeingContext } from '#engine/tests/seeing'
import { beside, figure, heading, quantile } from '../report.js'
import { processorTime } from './processor_time.js'
import { benchReadingBack } from './reading_back.js'
import { readPhoto, sampleProducts, VIEWS } from './samples.js'

const SECONDS = 'processor seconds for 1024 to 2048 pixels, median'

type Enlarge = (picture: Raster) => Promise<Raster>

/**
 * Enlarged halves of the sample photos against the originals, beside OpenCV's Lanczos4, and the processor time for 1024 to 2048 pixels: with the network, and without
 * it in the same run. Halves that were JPEG files in between are what most merchants have.
 */
export async function benchEnlarging(): Promise<void> {
  const { context, close } = seeingContext(console.log)
  const seen = await measure((picture) => enlarge(picture, context, async () => {}))
  heading('Enlarging two times')
  await benchReadingBack(await everyPhoto(), context)
  await close()
  const plain = await measure((picture) => enlargeSmoothly(picture, async () => {}))
  figure('PSNR over Lanczos4, dB', seen.gain.toFixed(2), '>= 1.0', seen.gain >= 1)
  beside('the same of halves that were JPEG files of quality 90', seen.jpeg.toFixed(2))
  figure(SECONDS, seen.seconds.toFixed(2), '<= 8', seen.seconds <= 8)
  heading('The same without networks')
  figure('PSNR over Lanczos4, dB', plain.gain.toFixed(2), '>= 0.4', plain.gain >= 0.4)
  beside('the same of halves that were JPEG files of quality 90', plain.jpeg.toFixed(2))
  figure(SECONDS, plain.seconds.toFixed(2), '<= 0.8', plain.seconds <= 0.8)
}

async function everyPhoto(): Promise<Buffer[]> {
  const products = await sampleProducts()
  return Promise.all(
    products.flatMap((product) => VIEWS.map((view) => readPhoto(`${product}/${view}`)))
  )
}

/** Means over the products, but of the seconds the median. */
async function measure(enlarged: Enlarge) {
  const gains: number[] = []
  const jpegs: number[] = []
  const seconds: number[] = []
  for (const product of await sampleProducts()) {
    const original = await readRaster(await readPhoto(`${product}/close`))
    const half = halve(original)
    gains.push(await gainOf(enlarged, half, original))
    jpegs.push(await gainOf(enlarged, await asJpeg(half), original))
    seconds.push((await processorTime(() => enlarged(original))).seconds)
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { gain: mean(gains), jpeg: mean(jpegs), seconds: quantile(seconds, 0.5) }
}

async function gainOf(enlarged: Enlarge, half: Raster, original: Raster): Promise<number> {
  return psnr(await enlarged(half), original) - psnr(await lanczos(half), original)
}

async function asJpeg({ width, height, channels, data }: Raster): Promise<Raster> {
  return readRaster(
    await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer()
  )
}

/** Means of 2x2 pixels. */
function halve({ width, height, channels, data }: Raster): Raster {
  const out = new Uint8Array(data.length / 4)
  for (let y = 0, o = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      for (let c = 0; c < channels; c++, o++) {
        const p = (y * width + x) * channels + c
        const below = p + width * channels
        out[o] = Math.round(
          (data[p]! + data[p + channels]! + data[below]! + data[below + channels]!) / 4
        )
      }
    }
  }
  return { width: width / 2, height: height / 2, channels, data: out }
}

async function lanczos({ width, height, channels, data }: Raster): Promise<Raster> {
  const { cv } = await loadOpenCv()
  return withMats((track) => {
    const from = track(new cv.Mat(height, width, cv.CV_8UC3))
    from.data.set(data)
    const to = track(new cv.Mat())
    cv.resize(from, to, new cv.Size(width * 2, height * 2), 0, 0, cv.INTER_LANCZOS4)
    return { width: width * 2, height: height * 2, channels, data: Uint8Array.from(to.data) }
  })
}

function psnr(a: Raster, b: Raster): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i++) sum += (a.data[i]! - b.data[i]!) ** 2
  return 10 * Math.log10((255 * 255 * a.data.length) / sum)
}
