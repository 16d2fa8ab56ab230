import { readFile } from 'node:fs/promises'
import { LOOK_BELOW } from '#engine/cutout/confidence'
import { shapeOf } from '#engine/cutout/cut_out'
import { readPicture, type ReadPicture } from '#engine/image/read_picture'
import type { JobContext } from '#engine/threads/job_context'
import { standingOut, type Choice } from '#engine/vision/choose'
import { rateSeen, type SeenEvidence } from '#engine/vision/confidence'
import { chooseTogether } from '#engine/vision/cut_out_seen_together'
import { drawOutline } from '#engine/vision/outline'
import { agreementOf, frameShare } from '#engine/vision/seen_evidence'
import { see, type Sight } from '#engine/vision/sight'
import { Vision } from '#engine/vision/vision'
import { compareOutlines } from '../engine/outlines.js'
import { LONGEST_SIDE, readProducts } from '../engine/real_photos.js'
import { jobContext, readMask } from '../engine/samples.js'
import { quantile } from '../report.js'
import { logistic, type Example } from './logistic.js'

/*
 * `npm run tuning:fit-seen -- FOLDER`: weights for `engine/vision/confidence.ts`, from photos as `npm run bench -- engine --photos`
 * takes them, each cut out alone and with its product's others. How well they tell good cut-outs from bad ones is measured on each product with weights
 * from the others, beside the weights that are in use.
 */
const GOOD = 0.9

/** Share of good cut-outs that the merchant is asked to look at all the same. */
const LOOKED_AT = 0.05

const BOUNDS = [0, 0.15, 0.35, 0.5, 0.75, 0.9, 1.01]

interface Cut extends Example<keyof SeenEvidence> {
  name: string
  product: string
  overlap: number
  /** With the weights in use. */
  confidence: number
}

const folder = process.argv[2]
if (!folder) throw new Error('Say in which folder the photos are: tuning:fit-seen -- FOLDER')
const vision = new Vision({ tell: (sentence) => console.log(sentence) })
const { signal } = new AbortController()
const context: JobContext = {
  ...jobContext('.'),
  networks: new Set(vision.networks),
  infer: (inference) => vision.infer(inference, signal),
}
const cuts: Cut[] = []
for (const files of await readProducts(folder)) cuts.push(...(await cutProduct(files)))
await vision.close()
report()
process.exit()

async function cutProduct(files: string[]): Promise<Cut[]> {
  const product = files[0]!.split('/').at(-2)!
  const pictures: ReadPicture[] = []
  const sights: Sight[] = []
  for (const file of files) {
    const picture = await readPicture(await readFile(file), LONGEST_SIDE)
    pictures.push(picture)
    sights.push(await see(picture, context))
  }
  const together = await chooseTogether(sights, context)
  const found: Cut[] = []
  for (const [index, file] of files.entries()) {
    const alone = standingOut(sights[index]!)
    const choices: [string, Choice][] = [['alone', alone]]
    if (together[index]!.how !== 'salient') choices.push(['together', together[index]!])
    for (const [how, choice] of choices) {
      const cut = await rate(file, pictures[index]!, sights[index]!, choice)
      found.push({ ...cut, product, name: `${product} ${how}` })
      console.log(`${file} ${how}: ${JSON.stringify(cut)}`)
    }
    // What standing out alone is, it is together too.
    if (choices.length === 1) found.push({ ...found.at(-1)!, name: `${product} together` })
  }
  return found
}

async function rate(file: string, { raster }: ReadPicture, sight: Sight, choice: Choice) {
  const { alpha, unsure } = await drawOutline(raster, sight, choice, context)
  const evidence: SeenEvidence = {
    unsure,
    agreement: await agreementOf(alpha, sight, context),
    frame: frameShare(shapeOf(alpha)),
  }
  const mask = await readFile(file.replace(/\.jpg$/, '.mask.png'))
  const truth = await readMask(mask, alpha.width, alpha.height)
  const { overlap } = compareOutlines(alpha, truth)
  return { evidence, overlap, good: overlap >= GOOD, confidence: rateSeen(evidence) }
}

function report(): void {
  const names = Object.keys(cuts[0]!.evidence) as (keyof SeenEvidence)[]
  const logged = cuts.map((cut) => ({
    ...cut,
    evidence: { ...cut.evidence, unsure: Math.log(Math.max(0.01, cut.evidence.unsure)) },
  }))
  const fit = (examples: Cut[]) => {
    const weights = logistic(examples, names)
    const sum = ({ evidence }: Cut) =>
      names.reduce((total, name, k) => total + weights[k]! * evidence[name], 0)
    const constant = -quantile(examples.filter(({ good }) => good).map(sum), LOOKED_AT)
    return { weights, constant, rate: (cut: Cut) => 1 / (1 + Math.exp(-sum(cut) - constant)) }
  }
  const left = logged.map((cut) =>
    fit(logged.filter(({ product }) => product !== cut.product)).rate(cut)
  )
  for (const how of ['alone', 'together']) {
    const own = cuts.flatMap((cut, i) => (cut.name.endsWith(how) ? [i] : []))
    table(`${how}, weights of the other products`, own, left)
    table(
      `${how}, weights in use`,
      own,
      cuts.map(({ confidence }) => confidence)
    )
  }
  const { weights, constant } = fit(logged)
  console.log(names.map((name, k) => `${name}: ${weights[k]!.toPrecision(3)}`).join(', '))
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
