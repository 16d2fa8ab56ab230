import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cutOut } from '#engine/cutout/cut_out'
import { adviceFor, ratedBy, type Rated } from '#engine/cutout/confidence'
import { readPicture } from '#engine/image/read_picture'
import { compareOutlines } from '../engine/outlines.js'
import { readMask } from '../engine/samples.js'
import { quantile } from '../report.js'
import { logistic, type Example } from './logistic.js'

/*
 * `npm run tuning:fit -- FOLDER`: weights for `engine/cutout/confidence.ts`, from photos that `npm run tuning:render`
 * made. How well they tell good cut-outs from bad ones is measured on each product with weights from the others, beside the
 * weights that are in use: new ones are worth taking only where they do better.
 */
const GOOD = 0.9

/** Share of good cut-outs that the merchant is asked to look at all the same. */
const LOOKED_AT = 0.08

interface Photo extends Example<Rated> {
  product: string
  /** With the weights in use. */
  flagged: boolean
}

const folder = process.argv[2]
if (!folder) throw new Error('Say in which folder the rendered photos are: tuning:fit -- FOLDER')
const photos = await readPhotos(folder)
const names = Object.keys(photos[0]!.evidence) as Rated[]

let [flaggedBad, flaggedGood] = [0, 0]
for (const product of new Set(photos.map((photo) => photo.product))) {
  const { rate } = fit(photos.filter((photo) => photo.product !== product))
  for (const photo of photos.filter((other) => other.product === product)) {
    if (rate(photo) >= 0) continue
    if (photo.good) flaggedGood++
    else flaggedBad++
  }
}
const good = photos.filter((photo) => photo.good).length
console.log(`${photos.length} photos, ${good} with an overlap of ${GOOD} or more`)
console.log(`of products left out: ${flaggedBad} of ${photos.length - good} bad ones flagged`)
console.log(`                      ${flaggedGood} of ${good} good ones flagged`)
const flaggedOf = (isGood: boolean) =>
  photos.filter((photo) => photo.good === isGood && photo.flagged).length
console.log(`weights in use: ${flaggedOf(false)} bad ones flagged`)
console.log(`                ${flaggedOf(true)} good ones flagged`)
const found = fit(photos)
for (const [k, name] of names.entries())
  console.log(`  ${name}: ${found.weights[k]!.toPrecision(3)},`)
console.log(`  constant: ${found.constant.toPrecision(3)}`)
process.exit()

/** Weights, and the constant with which the given share of good photos lies below 0. */
function fit(examples: Photo[]) {
  const weights = logistic(examples, names)
  const sum = ({ evidence }: Photo) =>
    names.reduce((total, name, k) => total + weights[k]! * evidence[name], 0)
  const sums = examples.filter((photo) => photo.good).map(sum)
  const constant = -quantile(sums, LOOKED_AT)
  return { weights, constant, rate: (photo: Photo) => sum(photo) + constant }
}

async function readPhotos(from: string): Promise<Photo[]> {
  const read: Photo[] = []
  for (const entry of await readdir(from, { recursive: true })) {
    if (!entry.endsWith('.raw.png')) continue
    const bytes = await sharp(await readFile(`${from}/${entry}`))
      .jpeg({ quality: 88 })
      .toBuffer()
    const picture = await readPicture(bytes, 1536)
    const { alpha, evidence, confidence } = await cutOut(picture, { between: async () => {} })
    const mask = await readFile(`${from}/${entry.replace('.raw.png', '.mask.png')}`)
    const truth = await readMask(mask, alpha.width, alpha.height)
    const { overlap } = compareOutlines(alpha, truth)
    read.push({
      product: entry.split('/')[0]!,
      evidence: ratedBy(evidence),
      good: overlap >= GOOD,
      flagged: adviceFor(confidence, evidence) !== null,
    })
  }
  if (read.length === 0) throw new Error(`No rendered photos in ${from}`)
  return read
}
