import { boxMean } from '../../image/blur.js'
import type { Random } from '../../image/random.js'
import { createPlane } from '../../image/raster.js'
import { CHANNELS, type Level } from './levels.js'
import type { SourceRules } from './task.js'

/** Half a patch's side less half a pixel: patches of 7 x 7. */
export const REACH = 3
const SIDE = 2 * REACH + 1
const AREA = SIDE * SIDE

/** Searches between two votes. */
const SEARCHES = 2

/** What it costs to show a source once more than it is shown on average, as a squared difference of a patch. */
const REPEATED = 400 * 0.2 * AREA

/** Tries to find a source by chance. */
const TRIES = 60

/** For every place of a level the source that its patch is copied from, as indices of centres; -1 where nothing is unknown. */
export interface Field {
  sources: Int32Array
  /** Squared difference of each patch from its source, with what sources cost. */
  costs: Float32Array
}

/** Rules in pixels of a level. */
export type LevelRules = SourceRules & { edge: number }

/**
 * Completes the unknown part of a level: each patch that touches it is matched with the known patch that is most like it (PatchMatch: Barnes,
 * Shechtman, Finkelstein, Goldman 2009), and each pixel becomes the mean of what its patches say (Wexler, Shechtman, Irani 2007), again and again.
 *
 * @param before the field of the level that is half as large, or null to begin by chance
 * @returns null when there is nothing to copy from
 */
export function completeLevel(
  level: Level,
  before: { field: Field; width: number } | null,
  rules: LevelRules,
  passes: number,
  random: Random
): Field | null {
  const search = new Search(level, rules, random)
  if (!search.begin(before)) return null
  if (before) search.vote()
  for (let pass = 0; pass < passes; pass++) {
    search.price(pass > 0 || before !== null)
    for (let n = 0; n < SEARCHES; n++) search.improve((n + pass) % 2 === 0)
    search.vote()
  }
  return search.field
}

class Search {
  readonly field: Field
  /** Centres whose patch touches something unknown, and those that can be copied. */
  private readonly places: Int32Array
  private readonly isSource: Uint8Array
  private readonly candidates: Int32Array
  private readonly crowded: Float32Array
  private readonly trust: Float32Array
  private readonly votes: Float32Array

  constructor(
    private readonly level: Level,
    private readonly rules: LevelRules,
    private readonly random: Random
  ) {
    const { width, height } = level
    const size = width * height
    const unknown = touching(level.unknown, width, height)
    const barred = touching(level.barred, width, height)
    const places: number[] = []
    const candidates: number[] = []
    this.isSource = new Uint8Array(size)
    for (let y = REACH; y < height - REACH; y++) {
      for (let x = REACH; x < width - REACH; x++) {
        const i = y * width + x
        if (unknown[i]) places.push(i)
        if (barred[i] || x > rules.depth) continue
        this.isSource[i] = 1
        candidates.push(i)
      }
    }
    this.places = Int32Array.from(places)
    this.candidates = Int32Array.from(candidates)
    this.field = { sources: new Int32Array(size).fill(-1), costs: new Float32Array(size) }
    this.crowded = new Float32Array(size)
    this.trust = trustOf(level)
    this.votes = new Float32Array(size * (CHANNELS + 1))
  }

  begin(before: { field: Field; width: number } | null): boolean {
    if (this.candidates.length === 0) return false
    const { width } = this.level
    for (const place of this.places) {
      const x = place % width
      const y = (place - x) / width
      let source = -1
      if (before) {
        const parent = before.field.sources[(y >> 1) * before.width + (x >> 1)]!
        if (parent >= 0) {
          const px = parent % before.width
          const py = (parent - px) / before.width
          source = (2 * py + (y & 1)) * width + 2 * px + (x & 1)
        }
      }
      const fits = source >= 0 && source < this.isSource.length && this.isSource[source]
      this.field.sources[place] = fits ? source : this.chance(x, y)
    }
    return true
  }

  /** Counts how often each source is shown, and what every patch costs now. */
  price(counts: boolean): void {
    const { width, height } = this.level
    this.crowded.fill(0)
    if (counts) {
      const shown = createPlane(width, height)
      for (const place of this.places) shown.data[this.field.sources[place]!]!++
      this.crowded.set(boxMean(shown, REACH).data)
    }
    for (const place of this.places) {
      this.field.costs[place] = this.cost(place, this.field.sources[place]!, Infinity)
    }
  }

  /** Looks for better sources once: those beside a neighbour's, then ever nearer to its own by chance. */
  improve(isForward: boolean): void {
    const { level, rules, field, random } = this
    const { width, height } = level
    const count = this.places.length
    const band = Math.ceil(rules.mostDrift)
    for (let n = 0; n < count; n++) {
      const place = this.places[isForward ? count - 1 - n : n]!
      const step = isForward ? 1 : -1
      for (const by of [step, step * width]) {
        const other = field.sources[place + by]!
        if (other >= 0) this.tryOut(place, other - by)
      }
      for (let radius = Math.max(width, height) >> 1; radius >= 1; radius >>= 1) {
        const source = field.sources[place]!
        const sx = source % width
        const sy = (source - sx) / width
        const tall = Math.min(radius, band)
        const x = sx + Math.round((random() * 2 - 1) * radius)
        const y = sy + Math.round((random() * 2 - 1) * tall)
        if (x >= 0 && x < width && y >= 0 && y < height) this.tryOut(place, y * width + x)
      }
    }
  }

  private tryOut(place: number, source: number): void {
    if (source < 0 || source >= this.isSource.length || !this.isSource[source]) return
    if (!this.isAllowed(place, source)) return
    const cost = this.cost(place, source, this.field.costs[place]!)
    if (cost >= this.field.costs[place]!) return
    this.field.costs[place] = cost
    this.field.sources[place] = source
  }

  private isAllowed(place: number, source: number): boolean {
    const { width } = this.level
    const { leastShift, mostDrift } = this.rules
    const tx = place % width
    const sx = source % width
    if (leastShift !== null && sx - tx < leastShift) return false
    return Math.abs((source - sx - (place - tx)) / width) <= mostDrift
  }

  private cost(place: number, source: number, limit: number): number {
    const { width, data } = this.level
    const { driftCost, depthCost, edge } = this.rules
    const sx = source % width
    const drift = (source - sx - (place - (place % width))) / width
    const deep = sx - edge
    let cost =
      driftCost * drift * drift + depthCost * deep * deep + REPEATED * this.crowded[source]!
    for (let row = -REACH; row <= REACH; row++) {
      if (cost >= limit) return cost
      let a = (place + row * width - REACH) * CHANNELS
      let b = (source + row * width - REACH) * CHANNELS
      for (const end = a + SIDE * CHANNELS; a < end; a++, b++) {
        const difference = data[a]! - data[b]!
        cost += difference * difference
      }
    }
    return cost
  }

  private chance(x: number, y: number): number {
    const { width } = this.level
    const { mostDrift } = this.rules
    const place = y * width + x
    for (let n = 0; n < TRIES; n++) {
      const source = this.candidates[Math.floor(this.random() * this.candidates.length)]!
      if (n < TRIES / 2 && Math.abs(Math.floor(source / width) - y) > mostDrift) continue
      if (this.isAllowed(place, source)) return source
    }
    return this.candidates[Math.floor(this.random() * this.candidates.length)]!
  }

  /** Every unknown pixel becomes the mean of what the patches over it are copied from, the more alike the more. */
  vote(): void {
    const { width, data, unknown } = this.level
    const { sources, costs } = this.field
    const { votes } = this
    const each = CHANNELS + 1
    const spread = 2 * this.typicalCost()
    votes.fill(0)
    for (const place of this.places) {
      const weight = Math.exp(-costs[place]! / spread) * this.trust[place]! + 1e-6
      for (let row = -REACH; row <= REACH; row++) {
        let a = (place + row * width - REACH) * each
        let b = (sources[place]! + row * width - REACH) * CHANNELS
        for (let n = 0; n < SIDE; n++) {
          for (let c = 0; c < CHANNELS; c++) votes[a++]! += weight * data[b++]!
          votes[a++]! += weight
        }
      }
    }
    for (let i = 0, all = unknown.length; i < all; i++) {
      const total = votes[i * each + CHANNELS]!
      if (!unknown[i] || total === 0) continue
      for (let c = 0; c < CHANNELS; c++) data[i * CHANNELS + c] = votes[i * each + c]! / total
    }
  }

  private typicalCost(): number {
    const sample: number[] = []
    for (let n = 0; n < this.places.length; n += 7) sample.push(this.field.costs[this.places[n]!]!)
    sample.sort((a, b) => a - b)
    return Math.max(AREA * 12, sample[Math.floor(sample.length * 0.6)] || 1)
  }
}

/** Where a patch touches what is marked. */
function touching(mask: Uint8Array, width: number, height: number): Uint8Array {
  const columns = new Uint8Array(mask.length)
  const found = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue
      const to = Math.min(width - 1, x + REACH)
      columns.fill(1, y * width + Math.max(0, x - REACH), y * width + to + 1)
    }
  }
  for (let y = 0; y < height; y++) {
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
      for (let x = 0; x < width; x++) if (columns[row * width + x]) found[y * width + x] = 1
    }
  }
  return found
}

/** How much a patch's word counts: 1 at what is known, a seventh at what is farthest from it. */
function trustOf({ width, height, unknown }: Level): Float32Array {
  const away = new Float32Array(unknown.length)
  let most = 1
  const relax = (i: number, other: number, isThere: boolean) => {
    if (isThere) away[i] = Math.min(away[i]!, away[other]! + 1)
  }
  for (let i = 0; i < away.length; i++) away[i] = unknown[i] ? width + height : 0
  for (let i = 0; i < away.length; i++) {
    relax(i, i - 1, i % width > 0)
    relax(i, i - width, i >= width)
  }
  for (let i = away.length - 1; i >= 0; i--) {
    relax(i, i + 1, i % width < width - 1)
    relax(i, i + width, i + width < away.length)
    if (away[i]! < width + height) most = Math.max(most, away[i]!)
  }
  return away.map((value) => 1.02 ** (-100 * Math.min(1, value / most)))
}
