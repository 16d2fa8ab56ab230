import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GenerateInput } from '#app/engines/engine'
import { generateJob } from '#engine/scene/generate_job'
import { trainJob } from '#engine/train/train_job'
import { jobContext } from '#engine/tests/photos'
import { firstOf } from '#app/core/elements'
import { beside, figure, heading, quantile } from '../report.js'
import { processorTime } from './processor_time.js'
import { sampleProducts, VIEWS } from './samples.js'

const NEUTRAL = ['in a studio', 'on marble', 'in a kitchen', 'on a concrete podium']
const SIZES = [
  { width: 1024, height: 1024, goal: 1.5 },
  { width: 1920, height: 1080, goal: 2.5 },
]

/** Of each kind of scene one, drawn ones first. */
const KINDS = [
  ...['in neon light', 'on water', 'by the sea', 'under a blue sky', 'by a window', 'night lights'],
  ...['in a garden', 'on grass', 'on slate', 'on walnut wood', 'on white tiles', 'on brick'],
  ...['in a red studio', 'on glossy black', 'with palm shadows on marble', 'in a living room'],
  ...['on marble', 'on linen', 'on a podium', 'in the snow', 'on stone with moss', 'in a kitchen'],
]

/** Processor time of a picture, and how far the product in it is from its photo. */
export async function benchPictures(): Promise<void> {
  heading('Pictures of the trained sample products with neutral prompts')
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const seconds = SIZES.map(() => [] as number[])
  const differences: number[] = []
  const structures: number[] = []
  try {
    for (const product of await sampleProducts()) {
      const make = await trained(product, scratch)
      for (const [index, prompt] of NEUTRAL.entries()) {
        const { goal, ...size } = SIZES[index % SIZES.length]!
        const made = await processorTime(() => make({ prompt, firstIndex: index, ...size }))
        seconds[index % SIZES.length]!.push(made.seconds)
        const picture = firstOf(made.result.pictures)
        if ('failed' in picture || !picture.fidelity) throw new Error(`No picture of ${product}`)
        differences.push(picture.fidelity.deltaE)
        structures.push(picture.fidelity.ssim)
      }
    }
    await benchKinds(await trained('perfume', scratch))
  } finally {
    await rm(scratch, { recursive: true })
  }
  for (const [index, { width, height, goal }] of SIZES.entries()) {
    const median = quantile(seconds[index]!, 0.5)
    figure(
      `processor seconds a picture of ${width}x${height}, median`,
      median.toFixed(2),
      `<= ${goal}`,
      median <= goal
    )
  }
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  figure('difference of the product (CIEDE2000), mean', mean.toFixed(2), '<= 3', mean <= 3)
  beside('difference, worst', Math.max(...differences).toFixed(2))
  beside('structural similarity, median', quantile(structures, 0.5).toFixed(3))
}

/** Processor time of each kind of scene, the least of two pictures: what else the machine does must not name the slowest. */
async function benchKinds(make: Make): Promise<void> {
  const { goal, ...size } = firstOf(SIZES)
  const kinds: { prompt: string; seconds: number }[] = []
  for (const prompt of KINDS) {
    const [first, second] = [
      await processorTime(() => make({ prompt, firstIndex: 0, ...size })),
      await processorTime(() => make({ prompt, firstIndex: 0, ...size })),
    ]
    kinds.push({ prompt, seconds: Math.min(first.seconds, second.seconds) })
  }
  const [slowest, ...others] = kinds.toSorted((a, b) => b.seconds - a.seconds)
  if (!slowest) return
  figure(
    `the slowest of ${KINDS.length} kinds of scene: ${slowest.prompt}`,
    slowest.seconds.toFixed(2),
    `<= ${goal}`,
    slowest.seconds <= goal
  )
  for (const { prompt, seconds } of others.slice(0, 3)) beside(prompt, seconds.toFixed(2))
}

type Make = (
  order: Pick<GenerateInput, 'prompt' | 'firstIndex' | 'width' | 'height'>
) => ReturnType<typeof generateJob>

/** Trains a sample product on its photos; answers what makes one picture of it. */
async function trained(product: string, scratch: string): Promise<Make> {
  const photos = VIEWS.map((view) => `${product}/${view}`).map((key) => ({
    key,
    photoId: key,
    originalName: `${key}.jpg`,
    mask: null,
  }))
  const words = { triggerWord: product, description: `A ${product}` }
  const { model, files } = await trainJob({ photos, ...words }, jobContext(scratch))
  const paths = Object.fromEntries(files.map(({ name, path }) => [name, path]))
  const modelFiles = Object.fromEntries(files.map(({ name }) => [name, name]))
  const always = { model, modelFiles, negativePrompt: '', count: 1, seed: 7 }
  return (order) => generateJob({ ...always, ...order }, jobContext(scratch, paths))
}
