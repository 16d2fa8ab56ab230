import { readFile } from 'node:fs/promises'
import { LOOK_BELOW } from '#engine/cutout/confidence'
import { readPicture, type ReadPicture } from '#engine/image/read_picture'
import { standingOut, type Choice } from '#engine/vision/choose'
import { measuresOf, rateSeen, type Measure } from '#engine/vision/confidence'
import { chooseTogether } from '#engine/vision/cut_out_seen_together'
import { drawOutline } from '#engine/vision/outline'
import { gatherEvidence } from '#engine/vision/seen_evidence'
import { see, type Sight } from '#engine/vision/sight'
import { seeingContext } from '#engine/tests/seeing'
import { compareOutlines } from '../engine/outlines.js'
import { LONGEST_SIDE, readProducts } from '../engine/real_photos.js'
import { readMask } from '../engine/samples.js'
import { quantile } from '../report.js'
import { logistic, type Example } from './logistic.js'

/*
 * `npm run tuning:fit-seen -- FOLDER`: weights for `engine/vision/confidence.ts`, from photos as `npm run bench -- engine --photos`
 * takes them, each cut out alone, with its product's others, and with all but one of those, which gives more wrong choices to learn from. How well
 * they tell good cut-outs from bad ones is measured on each product with weights from the others, beside the weights that are in use.
 */
const GOOD = 0.9

/** Share of good cut-outs that the merchant is asked to look at all the same. */
const LOOKED_AT = 0.05

/** What weights are fitted for; photos with a heap of things are too few. */
const FITTED = ['doubt', 'agreement', 'frame', 'strange', 'blending'] as const

const WAYS = ['alone', 'together', 'fewer'] as const
type Way = (typeof WAYS)[number]

const BOUNDS = [0, 0.15, 0.35, 0.5, 0.75, 0.9, 1.01]

interface Cut extends Example<Measure> {
  way: Way
  product: string
  overlap: number
  /** With the weights in use. */
  confidence: number
}

const folder = process.argv[2]
if (!folder) throw new Error('Say in which folder the photos are: tuning:fit-seen -- FOLDER')
const { context, close } = seeingContext(console.log)
const cuts: Cut[] = []
for (const files of await readProducts(folder)) cuts.push(...(await cutProduct(files)))
await close()
report()
process.exit()

async function cutProduct(files: string[]): Promise<Cut[]> {
  const product = files[0]!.split('/').at(-2)!
  const seen: { file: string; picture: ReadPicture; sight: Sight }[] = []
  for (const file of files) {
    const picture = await readPicture(await readFile(file), LONGEST_SIDE)
    seen.push({ file, picture, sight: await see(picture, context) })
  }
  const found: Cut[] = []
  const add = async (way: Way, some: typeof seen, choices: Choice[]) => {
    for (const [index, { file, picture, sight }] of some.entries()) {
      const cut = await rate(file, picture, sight, choices[index]!)
      found.push({ ...cut, product, way })
      console.log(`${file} ${way}: ${JSON.stringify(cut)}`)
    }
  }
  const sightsOf = (some: typeof seen) => some.map(({ sight }) => sight)
  await add('alone', seen, sightsOf(seen).map(standingOut))
  await add('together', seen, await chooseTogether(sightsOf(seen), context))
  for (const left of files.length > 2 ? seen : []) {
    const fewer = seen.filter((it) => it !== left)
    await add('fewer', fewer, await chooseTogether(sightsOf(fewer), context))
  }
  return found
}

async function rate(file: string, { raster }: ReadPicture, sight: Sight, choice: Choice) {
  const { alpha, unsure } = await drawOutline(raster, sight, choice, context)
  const { seen } = await gatherEvidence(raster, { alpha, unsure }, sight, choice, context)
  const mask = await readFile(file.replace(/\.jpg$/, '.mask.png'))
  const truth = await readMask(mask, alpha.width, alpha.height)
  const { overlap } = compareOutlines(alpha, truth)
  const confidence = rateSeen(seen, choice)
  return { evidence: measuresOf(seen), overlap, good: overlap >= GOOD, confidence }
}

function report(): void {
  const fit = (examples: Cut[]) => {
    const weights = logistic<Measure>(examples, [...FITTED])
    const sum = ({ evidence }: Cut) =>
      FITTED.reduce((total, name, k) => total + weights[k]! * evidence[name], 0)
    const constant = -quantile(examples.filter(({ good }) => good).map(sum), LOOKED_AT)
    return { weights, constant, rate: (cut: Cut) => 1 / (1 + Math.exp(-sum(cut) - constant)) }
  }
  const left = cuts.map((cut) =>
    fit(cuts.filter(({ product }) => product !== cut.product)).rate(cut)
  )
  for (const way of WAYS) {
    const own = cuts.flatMap((cut, i) => (cut.way === way ? [i] : []))
    table(`${way}, weights of the other products`, own, left)
    table(
      `${way}, weights in use`,
      own,
      cuts.map(({ confidence }) => confidence)
    )
  }
  const { weights, constant } = fit(cuts)
  console.log(FITTED.map((name, k) => `${name}: ${weights[k]!.toPrecision(3)}`).join(', '))
  console.log(`constant: ${constant.toPrecision(3)}`)
}

function table(title: string, own: number[], confidence: number[]): void {
  const flagged = (isGood: boolean) => own.filter((i) => cuts[i]!.good === isGood)
  const of = (list: number[]) =>
    `${list.filter((i) => confidence[i]! < LOOK_BELOW).length} of ${list.length}`
  console.log(`${title}: flagged ${of(flagged(false))} below ${GOOD}, ${of(flagged(true))} others`)
  for (const [k, from] of BOUNDS.slice(0, -1).entries()) {
    const some = own.filter((i) => confidence[i]! >= from && confidence[i]! < BOUNDS[k + 1]!)
    const mean = some.reduce((sum, i) => sum + cuts[i]!.overlap, 0) / some.length
    const bad = some.filter((i) => !cuts[i]!.good).length
    console.log(
      `  from ${from}: ${some.length} photos, overlap ${mean.toFixed(2)}, ${bad} below ${GOOD}`
    )
  }
}
