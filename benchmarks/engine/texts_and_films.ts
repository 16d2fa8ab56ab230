import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyJob } from '#engine/identify/identify_job'
import { videoJob } from '#engine/video/video_job'
import { jobContext } from '#engine/tests/photos'
import { beside, figure, heading } from '../report.js'
import { processorTime } from './processor_time.js'
import { sampleProducts, VIEWS } from './samples.js'

/** Sample products with print on them. */
const PRINTED = new Set(['perfume', 'jar'])

/** Whether text is seen where there is some, product by product. */
export async function benchTexts(): Promise<void> {
  heading('Text on the sample products')
  let right = 0
  const products = await sampleProducts()
  for (const product of products) {
    const photos = VIEWS.map((view) => ({ key: `${product}/${view}`, originalName: null }))
    const { description } = await identifyJob({ photos }, jobContext('.'))
    if (!description.endsWith('Text/Graphics: None') === PRINTED.has(product)) right++
  }
  const share = right / products.length
  figure('right', `${right} of ${products.length}`, '>= 95 %', share >= 0.95)
}

/** Seconds for a film of five seconds at 720 lines. */
export async function benchFilms(): Promise<void> {
  heading('Films')
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  try {
    const start = performance.now()
    const { seconds: own } = await processorTime(() =>
      videoJob(
        {
          picture: 'perfume/close',
          mask: null,
          prompt: 'slow push in with a light sweep',
          seconds: 5,
          aspectRatio: '16:9',
          cfgScale: 0.5,
          seed: 1,
          ffmpegPath: process.env.FFMPEG_PATH ?? null,
        },
        jobContext(scratch)
      )
    )
    const seconds = (performance.now() - start) / 1000
    figure('seconds for 5 s of 1280x720', seconds.toFixed(1), '<= 20', seconds <= 20)
    beside('processor seconds, without ffmpeg', own.toFixed(1))
    beside('processes that shared the cores, on average', loadavg()[0]!.toFixed(1))
  } finally {
    await rm(scratch, { recursive: true })
  }
}
