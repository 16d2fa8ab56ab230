import { type Cutout, cutOut } from '#engine/cutout/cut_out'
import { adviceFor } from '#engine/cutout/confidence'
import { readPicture } from '#engine/image/read_picture'
import { cutOutTogether } from '#engine/train/cut_out_together'
import { jobContext } from '#engine/tests/photos'
import { seeingContext } from '#engine/tests/seeing'
import { beside, figure, heading, quantile } from '../report.js'
import { compareOutlines, type Agreement } from './outlines.js'
import { processorTime } from './processor_time.js'
import { readPhoto, readTruth, sampleProducts, VIEWS } from './samples.js'

interface Row extends Agreement {
  name: string
  flagged: boolean
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What a way of cutting out is held to: overlap with the true outlines, and the share of photos that are told to be looked at. */
interface Goals {
  mean: number
  low: number
}

const SEEN: Goals = { mean: 0.985, low: 0.97 }
const PLAIN: Goals = { mean: 0.96, low: 0.9 }

/** How well the sample products are cut out: each photo alone, and all of a product's together as in training, with networks and without. */
export async function benchCutouts(): Promise<void> {
  const { context: seeing, close } = seeingContext(console.log)
  const alone: Row[] = []
  const together: Row[] = []
  const seen: Row[] = []
  const seconds: number[] = []
  for (const product of await sampleProducts()) {
    const names = VIEWS.map((view) => `${product}/${view}`)
    for (const name of names) {
      const picture = await readPicture(await readPhoto(name), 1536)
      const cut = await processorTime(() => cutOut(picture, { between: async () => {} }))
      seconds.push(cut.seconds)
      const { confidence, evidence } = cut.result
      alone.push(await rate(name, cut.result, adviceFor(confidence, evidence)))
    }
    const photos = names.map((name) => ({
      mask: null,
      read: async () => readPicture(await readPhoto(name), 1536),
    }))
    await cutOutTogether(photos, null, jobContext('.'), async (index, _picture, cut) => {
      together.push(await rate(names[index]!, cut, adviceFor(cut.confidence, cut.evidence)))
    })
    await cutOutTogether(photos, null, seeing, async (index, _picture, cut) => {
      seen.push(await rate(names[index]!, cut, cut.advice))
    })
  }
  await close()
  report('Cut-outs of the sample photos, as training makes them with networks', seen, SEEN)
  report('Cut-outs of the sample photos without networks, each alone', alone, PLAIN)
  figure(
    'processor seconds a photo of 1024 pixels, median',
    quantile(seconds, 0.5).toFixed(2),
    '<= 1.5',
    quantile(seconds, 0.5) <= 1.5
  )
  report('Cut-outs of the sample photos, as training makes them without networks', together, PLAIN)
}

async function rate(
  name: string,
  { alpha }: Pick<Cutout, 'alpha'>,
  advice: Cutout['advice']
): Promise<Row> {
  const truth = await readTruth(name, alpha.width, alpha.height)
  return {
    name,
    ...compareOutlines(alpha, truth),
    flagged: advice !== null,
  }
}

function report(title: string, rows: Row[], goals: Goals): void {
  heading(title)
  const overlaps = rows.map(({ overlap }) => overlap)
  const bad = rows.filter(({ overlap }) => overlap < 0.9)
  const good = rows.filter(({ overlap }) => overlap >= 0.9)
  const share = (some: Row[]) =>
    some.filter(({ flagged }) => flagged).length / Math.max(1, some.length)
  figure(
    'overlap (IoU), mean',
    mean(overlaps).toFixed(3),
    `>= ${goals.mean}`,
    mean(overlaps) >= goals.mean
  )
  const low = quantile(overlaps, 0.1)
  figure('overlap, 10th percentile', low.toFixed(3), `>= ${goals.low}`, low >= goals.low)
  const outline = mean(rows.map((row) => row.outline))
  figure('outline (F at 2 pixels), mean', outline.toFixed(3), '>= 0.85', outline >= 0.85)
  figure(
    `of ${bad.length} below 0.9, flagged`,
    `${(100 * share(bad)).toFixed(0)} %`,
    '>= 80 %',
    bad.length === 0 || share(bad) >= 0.8
  )
  figure(
    `of ${good.length} others, flagged`,
    `${(100 * share(good)).toFixed(0)} %`,
    '<= 10 %',
    share(good) <= 0.1
  )
  for (const row of rows.toSorted((a, b) => a.overlap - b.overlap).slice(0, 6)) {
    beside(`worst: ${row.name}${row.flagged ? ', flagged' : ''}`, row.overlap.toFixed(3))
  }
}
