import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LOOK_BELOW } from '#engine/cutout/confidence'
import { readPicture } from '#engine/image/read_picture'
import type { JobContext } from '#engine/threads/job_context'
import { cutOutTogether } from '#engine/train/cut_out_together'
import { jobContext } from '#engine/tests/photos'
import { seeingContext } from '#engine/tests/seeing'
import { beside, figure, heading, quantile } from '../report.js'
import { type Mended, mendByClicks } from './clicks.js'
import { compareOutlines, type Agreement } from './outlines.js'
import { benchReadingBack } from './reading_back.js'
import { readMask } from './samples.js'
import { benchTraining } from './training.js'

/** As long as training reads photos. */
export const LONGEST_SIDE = 1536

interface Row extends Agreement {
  name: string
  confidence: number
}

/**
 * How well products are cut out of photos of one's own: a folder for each product, with `NAME.jpg` and its true outline `NAME.mask.png`, white
 * inside, and perhaps a README.md whose table says how each mask was made. All of a product's photos together, as training makes them; with networks, and without in the same run.
 */
export async function benchPhotos(folder: string): Promise<void> {
  const { context: seeing, close } = seeingContext(console.log)
  const products = await readProducts(folder)
  const before = process.cpuUsage()
  const seen = await cutAll(products, seeing)
  const { user, system } = process.cpuUsage(before)
  const classical = await cutAll(products, jobContext('.'))
  const mended = await mendAll(products.flat(), seeing)
  heading(
    `Cut-outs of ${seen.length} photos of ${products.length} products, as training makes them`
  )
  report(seen)
  await reportDrawn(folder, seen)
  const seconds = (user + system) / 1e6 / seen.length
  figure('processor seconds a photo', seconds.toFixed(2), '<= 4', seconds <= 4)
  reportClicks(mended)
  await benchTraining(products[0]!, seeing)
  heading('Photos that are enlarged')
  await benchReadingBack(await Promise.all(products.flat().map((file) => readFile(file))), seeing)
  await close()
  heading('The same without networks')
  const { mean, share, outline } = summary(classical)
  beside('overlap (IoU), mean', mean.toFixed(3))
  beside('at .95 or more', percent(share))
  beside('outline (F at 2 pixels), mean', outline.toFixed(3))
}

export async function readProducts(folder: string): Promise<string[][]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const products = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const files = new Set(await readdir(join(folder, name)))
        const photos = [...files].filter(
          (file) => file.endsWith('.jpg') && files.has(file.replace(/\.jpg$/, '.mask.png'))
        )
        return photos.sort().map((file) => join(folder, name, file))
      })
  )
  return products.filter((photos) => photos.length > 0)
}

async function cutAll(products: string[][], context: JobContext): Promise<Row[]> {
  const rows: Row[] = []
  for (const files of products) {
    const photos = files.map((file) => ({
      mask: null,
      read: async () => readPicture(await readFile(file), LONGEST_SIDE),
    }))
    // As a merchant would call it: 'colorful sneaker'.
    const called = basename(dirname(files[0]!)).replaceAll('_', ' ')
    await cutOutTogether(
      photos,
      { name: called, description: '' },
      context,
      async (index, _picture, { alpha, confidence }) => {
        const mask = await readFile(files[index]!.replace(/\.jpg$/, '.mask.png'))
        const truth = await readMask(mask, alpha.width, alpha.height)
        const name = files[index]!.split('/').slice(-2).join('/')
        rows.push({ name, confidence, ...compareOutlines(alpha, truth) })
      }
    )
  }
  return rows
}

async function mendAll(files: string[], context: JobContext): Promise<Mended[]> {
  const mended: Mended[] = []
  for (const file of files) {
    const mask = await readFile(file.replace(/\.jpg$/, '.mask.png'))
    const readTruth = (width: number, height: number) => readMask(mask, width, height)
    mended.push(await mendByClicks(file, readTruth, { ...context, read: (key) => readFile(key) }))
  }
  return mended
}

function reportClicks(mended: Mended[]): void {
  heading('What stands out alone, and after three clicks at most')
  const overlaps = (which: 'before' | 'after') => mended.map((each) => each[which].overlap)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  beside('overlap (IoU), mean, before', mean(overlaps('before')).toFixed(3))
  beside('10th percentile, before', quantile(overlaps('before'), 0.1).toFixed(3))
  const after = mean(overlaps('after'))
  const low = quantile(overlaps('after'), 0.1)
  figure('overlap (IoU), mean, after', after.toFixed(3), '>= .97', after >= 0.97)
  figure('10th percentile, after', low.toFixed(3), '>= .94', low >= 0.94)
  const outlines = mended.map((each) => each.after.outline)
  beside('outline (F at 2 pixels), mean, after', mean(outlines).toFixed(3))
  const seconds = mended.flatMap((each) => each.seconds)
  if (seconds.length === 0) return
  const click = quantile(seconds, 0.5)
  figure('processor seconds a click, median', click.toFixed(2), '<= .5', click <= 0.5)
}

function summary(rows: Row[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const share = (some: Row[], holds: (row: Row) => boolean) =>
    some.length === 0 ? 0 : some.filter(holds).length / some.length
  const bad = rows.filter(({ overlap }) => overlap < 0.9)
  const good = rows.filter(({ overlap }) => overlap >= 0.9)
  const isFlagged = ({ confidence }: Row) => confidence < LOOK_BELOW
  return {
    mean: mean(rows.map(({ overlap }) => overlap)),
    share: share(rows, ({ overlap }) => overlap >= 0.95),
    outline: mean(rows.map(({ outline }) => outline)),
    low: quantile(
      rows.map(({ overlap }) => overlap),
      0.1
    ),
    bad: bad.length,
    found: share(bad, isFlagged),
    good: good.length,
    mistaken: share(good, isFlagged),
  }
}

function report(rows: Row[]): void {
  const { mean, share, outline, low, bad, found, good, mistaken } = summary(rows)
  figure('overlap (IoU), mean', mean.toFixed(3), '>= .95', mean >= 0.95)
  figure('at .95 or more', percent(share), '>= 88 %', share >= 0.88)
  figure('outline (F at 2 pixels), mean', outline.toFixed(3), '>= .85', outline >= 0.85)
  beside('overlap, 10th percentile', low.toFixed(3))
  figure(`of ${bad} below .9, flagged`, percent(found), '>= 85 %', bad === 0 || found >= 0.85)
  figure(`of ${good} others, flagged`, percent(mistaken), '<= 8 %', mistaken <= 0.08)
  const flagged = rows.filter(
    ({ overlap, confidence }) => overlap < 0.95 || confidence < LOOK_BELOW
  )
  for (const row of flagged.toSorted((a, b) => a.overlap - b.overlap)) {
    beside(`${row.name}, confidence ${row.confidence.toFixed(2)}`, row.overlap.toFixed(3))
  }
}

/** Masks that a network made as they are flatter it: those that somebody corrected or drew do not. */
async function reportDrawn(folder: string, rows: Row[]): Promise<void> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '')
  const table = readme.matchAll(/^\| (\S+\/\S+) \| (?:corrected|mainly by hand) \|/gm)
  const drawn = new Set([...table].map(([, name]) => `${name}.jpg`))
  const some = rows.filter(({ name }) => drawn.has(name))
  if (some.length === 0) return
  const { mean, outline } = summary(some)
  const title = `overlap (IoU) with the ${some.length} outlines that were corrected or drawn by hand, mean`
  figure(title, mean.toFixed(3), '>= .91', mean >= 0.91)
  beside('outline (F at 2 pixels) of these, mean', outline.toFixed(3))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
