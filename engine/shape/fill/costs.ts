import { FEATURES, featuresOf } from './features.js'
import { CHANNELS, NEVER, UNWANTED, type Level } from './levels.js'
import type { Offset } from './offsets.js'

/** Weight of being like the guide, and the difference from which on it is all the same. */
const LIKENESS = 0.35
const UNLIKE = 40

/** What it costs to take a place's pixel from other rows, per height; to replace a known one. */
const DRIFT = 30
const REPLACED = 0.5

/** What it costs to show what is nowhere near, and what must not be shown. */
const FOREIGN = 120
export const FORBIDDEN = 1e4

/** What may be copied where, at a level. */
export interface Choice {
  level: Level
  /** Pixels of the level that may change: unknown ones, and those near them that are not kept. */
  target: Uint8Array
  offsets: readonly Offset[]
  /** Pixels of the level for one of the canvas, along each axis. */
  scale: Offset
  /** The column from which on nothing is copied. */
  depth: number
}

/** What a {@link Choice} costs, pixel by pixel. */
export class Costs {
  readonly shifts: readonly Offset[]
  private readonly features: Float32Array

  constructor(private readonly choice: Choice) {
    const { level, offsets, scale } = choice
    this.features = featuresOf(level)
    this.shifts = offsets.map(({ x, y }) => ({
      x: Math.round(x * scale.x),
      y: Math.round(y * scale.y),
    }))
  }

  /** How much two offsets' pixels differ at a place. */
  difference(one: number, other: number, pixel: number): number {
    if (one === other) return 0
    const { features } = this
    let a = this.source(one, pixel) * FEATURES
    let b = this.source(other, pixel) * FEATURES
    let sum = 0
    for (const end = a + FEATURES; a < end; a++, b++) {
      const difference = features[a]! - features[b]!
      sum += difference * difference
    }
    return Math.sqrt(sum)
  }

  /** What it costs to copy a pixel by an offset. */
  price(pixel: number, label: number): number {
    const { level, depth } = this.choice
    if (label === 0) return level.unknown[pixel] ? FORBIDDEN : 0
    const { x: dx, y: dy } = this.shifts[label]!
    const x = (pixel % level.width) + dx
    const y = Math.floor(pixel / level.width) + dy
    if (x < 0 || x >= level.width || y < 0 || y >= level.height) return FORBIDDEN
    const source = y * level.width + x
    if (level.barred[source] === NEVER || x > depth) return FORBIDDEN
    let cost = (DRIFT * Math.abs(dy)) / level.height + this.unlikeness(source, pixel)
    if (level.barred[source] === UNWANTED) cost += FOREIGN
    if (!level.unknown[pixel]) cost += REPLACED
    return cost
  }

  private unlikeness(source: number, pixel: number): number {
    const { data } = this.choice.level
    let sum = 0
    for (let c = 0; c < CHANNELS; c++) {
      const difference = data[source * CHANNELS + c]! - data[pixel * CHANNELS + c]!
      sum += difference * difference
    }
    return LIKENESS * Math.min(UNLIKE, Math.sqrt(sum))
  }

  /** Within the level, even where an offset leads out of it. */
  source(label: number, pixel: number): number {
    const { width, height } = this.choice.level
    const column = pixel % width
    const shift = this.shifts[label]!
    const x = Math.min(width - 1, Math.max(0, column + shift.x))
    const y = Math.min(height - 1, Math.max(0, (pixel - column) / width + shift.y))
    return y * width + x
  }
}
