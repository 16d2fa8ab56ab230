import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { JobContext } from '#engine/threads/job_context'
import { trainJob } from '#engine/train/train_job'
import { beside, figure, heading } from '../report.js'
import { processorTime } from './processor_time.js'

const PHOTOS = 10

/** How much of a photo each further crop of it leaves. */
const CROPS = [1, 0.94, 0.88, 0.82, 0.76]

/** How long a product of ten photos is trained: those of one product, and crops of them where they are fewer. */
export async function benchTraining(product: string[], seeing: JobContext): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  try {
    const files = Object.fromEntries(
      await Promise.all(
        CROPS.flatMap((share) => product.map((file) => ({ file, share })))
          .slice(0, PHOTOS)
          .map(async ({ file, share }, index) => [`${index}`, await crop(file, share)])
      )
    ) as Record<string, Buffer>
    const context: JobContext = {
      ...seeing,
      scratch: folder,
      read: async (key) => files[key]!,
    }
    const photos = Object.keys(files).map((key) => ({
      key,
      photoId: key,
      originalName: null,
      mask: null,
    }))
    const began = performance.now()
    const { seconds } = await processorTime(() =>
      trainJob({ photos, triggerWord: 'product', description: 'a product' }, context)
    )
    const took = (performance.now() - began) / 1000
    heading(`Training of ${photos.length} photos`)
    figure('seconds', took.toFixed(1), '<= 45', took <= 45)
    beside('processor seconds', seconds.toFixed(1))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function crop(file: string, share: number): Promise<Buffer> {
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes).metadata()
  const [wide, high] = [Math.round(width * share), Math.round(height * share)]
  const [left, top] = [Math.floor((width - wide) / 2), Math.floor((height - high) / 2)]
  return sharp(bytes)
    .extract({ left, top, width: wide, height: high })
    .jpeg({ quality: 92 })
    .toBuffer()
}
