import { createPlane, type Plane } from '../image/raster.js'
import type { Cells } from './cells.js'
import { FEATURES } from './select.js'

/** Kinds of cells that a photo's product, and what is around it, are summed up in. */
const KINDS = 24
const ROUNDS = 8

/** Kinds that a cell is held against: the most similar ones. */
const NEAREST = 3

/** What an equal colour is worth beside an equal direction of features, and squared L*a*b* distance at which it is worth a third of that. */
const COLOR_WEIGHT = 0.5
const COLOR_SPREAD = 400

/** What others showed of the product is taken from at most so many of them. */
const MOST_OTHERS = 8

/** Share of product in a cell from which on it counts as product, and up to which as background. */
const PRODUCT = 0.8
const BACKGROUND = 0.1

/** Steps and spread of the histograms by which values are judged, and how much one cell may say. */
const STEPS = 40
const SPREAD = 2
const MOST_SAID = 2.5

/** A photo of a product: its cells, evened out together with the others', and how much product each of them shows, 0 to 1. */
export interface Shown {
  cells: Cells
  product: Float32Array
}

interface Kinds {
  features: Float32Array
  lab: Float32Array
  count: number
}

/**
 * What recurs in several photos of one product is the product: tells of every cell by how much it rather shows what the other photos'
 * products look like than what is around them. Each photo is judged by how the others' own cells come out.
 *
 * @param between called between steps of some tenths of a second
 * @returns for each photo the logarithm of the odds, positive for product, at most 2.5; at the size of its cells
 */
export async function recurrence(
  photos: readonly Shown[],
  between: () => Promise<void>
): Promise<Plane[]> {
  const kinds: { product: Kinds; background: Kinds }[] = []
  for (const { cells, product } of photos) {
    kinds.push({
      product: sumUp(cells, (i) => product[i]! > PRODUCT),
      background: sumUp(cells, (i) => product[i]! < BACKGROUND),
    })
    await between()
  }
  const alike: Float32Array[] = []
  for (const [index, { cells }] of photos.entries()) {
    const others = kinds.filter((_, other) => other !== index).slice(0, MOST_OTHERS)
    const products = joined(others.map((it) => it.product))
    const backgrounds = joined(others.map((it) => it.background))
    alike.push(
      Float32Array.from(
        { length: cells.width * cells.height },
        (_, i) => nearness(cells, i, products) - nearness(cells, i, backgrounds)
      )
    )
    await between()
  }
  return photos.map(({ cells }, index) => {
    const known = { product: [] as number[], background: [] as number[] }
    for (const [other, { product }] of photos.entries()) {
      if (other === index) continue
      product.forEach((share, i) => {
        if (share > PRODUCT) known.product.push(alike[other]![i]!)
        else if (share < BACKGROUND) known.background.push(alike[other]![i]!)
      })
    }
    const odds = oddsBy(known.product, known.background)
    const plane = createPlane(cells.width, cells.height)
    plane.data.set(alike[index]!.map(odds))
    return plane
  })
}

/** The odds that each value has, by how often it is among those of either side; they never fall where values rise. */
function oddsBy(product: number[], background: number[]): (value: number) => number {
  const all = [...product, ...background]
  const least = all.reduce((a, b) => Math.min(a, b), Infinity)
  const most = all.reduce((a, b) => Math.max(a, b), -Infinity)
  const step = (value: number) => {
    const at = Math.floor(((value - least) / (most - least)) * STEPS)
    return Math.min(STEPS - 1, Math.max(0, at || 0))
  }
  const shares = (values: Iterable<number>) => {
    const counts = new Float64Array(STEPS).fill(0.2)
    for (const value of values) counts[step(value)]!++
    return evenedOut(counts)
  }
  const [inside, outside] = [shares(product), shares(background)]
  const odds = inside.map((share, i) => Math.log(share / outside[i]!))
  for (let i = 1; i < STEPS; i++) odds[i] = Math.max(odds[i]!, odds[i - 1]!)
  return (value) => Math.min(MOST_SAID, Math.max(-MOST_SAID, odds[step(value)]!))
}

/** A histogram as shares, blurred. */
function evenedOut(counts: Float64Array): Float64Array {
  const blurred = counts.map((_, i) => {
    let sum = 0
    let weights = 0
    for (let k = Math.max(0, i - 6); k <= Math.min(STEPS - 1, i + 6); k++) {
      const weight = Math.exp(-((k - i) ** 2) / (2 * SPREAD ** 2))
      sum += weight * counts[k]!
      weights += weight
    }
    return sum / weights
  })
  const total = blurred.reduce((sum, value) => sum + value, 0)
  return blurred.map((value) => value / total)
}

/** Mean similarity of a cell to the kinds that are most like it. */
function nearness(cells: Cells, index: number, kinds: Kinds): number {
  const best = new Float64Array(NEAREST).fill(-Infinity)
  for (let k = 0; k < kinds.count; k++) {
    let value = similarity(cells, index, kinds, k)
    for (let place = 0; place < NEAREST; place++) {
      if (value > best[place]!) [best[place], value] = [value, best[place]!]
    }
  }
  const found = best.filter(Number.isFinite)
  return found.reduce((sum, value) => sum + value, 0) / Math.max(1, found.length)
}

function similarity(cells: Cells, index: number, kinds: Kinds, kind: number): number {
  const one = cells.features
  const other = kinds.features
  const a = index * FEATURES
  const b = kind * FEATURES
  let sum = 0
  for (let f = 0; f < FEATURES; f++) sum += one[a + f]! * other[b + f]!
  let distance = 0
  for (let c = 0; c < 3; c++)
    distance += (cells.lab[index * 3 + c]! - kinds.lab[kind * 3 + c]!) ** 2
  return sum + COLOR_WEIGHT * Math.exp(-distance / COLOR_SPREAD)
}

/** The kinds of cells among some of a photo: k-means by the same similarity, from cells spread evenly over them. */
function sumUp(cells: Cells, isWanted: (index: number) => boolean): Kinds {
  const wanted = Array.from({ length: cells.width * cells.height }, (_, i) => i).filter(isWanted)
  const count = Math.min(KINDS, wanted.length)
  const seeds = Array.from(
    { length: count },
    (_, k) => wanted[Math.floor(((k + 0.5) * wanted.length) / count)]!
  )
  let kinds = pick(cells, seeds)
  for (let round = 0; round < ROUNDS && wanted.length > count; round++) {
    kinds = gather(cells, wanted, kinds)
  }
  return kinds
}

function pick(cells: Cells, indices: readonly number[]): Kinds {
  const kinds = empty(indices.length)
  for (const [k, i] of indices.entries()) {
    kinds.features.set(cells.features.subarray(i * FEATURES, (i + 1) * FEATURES), k * FEATURES)
    kinds.lab.set(cells.lab.subarray(i * 3, i * 3 + 3), k * 3)
  }
  return kinds
}

/** The means of the cells that are most like each kind; kinds that none is like are gone. */
function gather(cells: Cells, wanted: readonly number[], kinds: Kinds): Kinds {
  const sums = empty(kinds.count)
  const members = new Uint32Array(kinds.count)
  for (const i of wanted) {
    let best = 0
    let most = -Infinity
    for (let k = 0; k < kinds.count; k++) {
      const value = similarity(cells, i, kinds, k)
      if (value > most) [best, most] = [k, value]
    }
    members[best]!++
    for (let f = 0; f < FEATURES; f++) {
      sums.features[best * FEATURES + f]! += cells.features[i * FEATURES + f]!
    }
    for (let c = 0; c < 3; c++) sums.lab[best * 3 + c]! += cells.lab[i * 3 + c]!
  }
  const kept = [...members.keys()].filter((k) => members[k]! > 0)
  const means = empty(kept.length)
  for (const [to, from] of kept.entries()) {
    const sum = sums.features.subarray(from * FEATURES, (from + 1) * FEATURES)
    const length = Math.sqrt(sum.reduce((square, value) => square + value * value, 0)) || 1
    means.features.set(
      sum.map((value) => value / length),
      to * FEATURES
    )
    for (let c = 0; c < 3; c++) means.lab[to * 3 + c] = sums.lab[from * 3 + c]! / members[from]!
  }
  return means
}

function empty(count: number): Kinds {
  return { features: new Float32Array(count * FEATURES), lab: new Float32Array(count * 3), count }
}

function joined(all: readonly Kinds[]): Kinds {
  const whole = empty(all.reduce((sum, { count }) => sum + count, 0))
  let at = 0
  for (const { features, lab, count } of all) {
    whole.features.set(features, at * FEATURES)
    whole.lab.set(lab, at * 3)
    at += count
  }
  return whole
}
