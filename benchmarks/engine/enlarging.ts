import { readRaster } from '#app/engines/local/image/read_picture'
import type { Raster } from '#app/engines/local/image/raster'
import { loadOpenCv, withMats } from '#app/engines/local/opencv'
import { enlarge } from '#app/engines/local/upscale/enlarge'
import { figure, heading, quantile } from '../report.js'
import { processorTime } from './processor_time.js'
import { readPhoto, sampleProducts } from './samples.js'

/** Enlarged halves of the sample photos against the originals, beside OpenCV's Lanczos4; and the processor time for 1024 to 2048 pixels. */
export async function benchEnlarging(): Promise<void> {
  heading('Enlarging two times')
  const gains: number[] = []
  const seconds: number[] = []
  for (const product of await sampleProducts()) {
    const original = await readRaster(await readPhoto(`${product}/close`))
    const half = halve(original)
    const ours = await enlarge(half, async () => {})
    gains.push(psnr(ours, original) - psnr(await lanczos(half), original))
    seconds.push((await processorTime(() => enlarge(original, async () => {}))).seconds)
  }
  const gain = gains.reduce((sum, value) => sum + value, 0) / gains.length
  figure('PSNR over Lanczos4, dB', gain.toFixed(2), '>= 0.4', gain >= 0.4)
  const median = quantile(seconds, 0.5)
  figure(
    'processor seconds for 1024 to 2048 pixels, median',
    median.toFixed(2),
    '<= 0.8',
    median <= 0.8
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
          (data[p] + data[p + channels] + data[below] + data[below + channels]) / 4
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
  for (let i = 0; i < a.data.length; i++) sum += (a.data[i] - b.data[i]) ** 2
  return 10 * Math.log10((255 * 255 * a.data.length) / sum)
}
