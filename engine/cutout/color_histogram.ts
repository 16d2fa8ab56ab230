import type { LabPlanes } from '../image/color.js'

/** Pixels by colour, in cubes of L*a*b*. */
export interface Histogram {
  counts: Float32Array
  /** Width of a cube. */
  bin: number
  /** Bins along a and b; a and b run from -104 to 104. */
  across: number
  /** Distance in `counts` of neighbours in L and a; in b it is 1. */
  steps: readonly [number, number]
}

export function emptyHistogram(bin: number): Histogram {
  const across = Math.ceil(208 / bin) + 1
  const up = Math.ceil(100 / bin) + 1
  return {
    counts: new Float32Array(up * across * across),
    bin,
    across,
    steps: [across * across, across],
  }
}

/** Index in `counts` of a pixel's colour. */
export function binOf(lab: LabPlanes, i: number, { bin, across, steps }: Histogram): number {
  const l = Math.round(Math.min(100, Math.max(0, lab[0].data[i]!)) / bin)
  const a = Math.min(across - 1, Math.max(0, Math.round((lab[1].data[i]! + 104) / bin)))
  const b = Math.min(across - 1, Math.max(0, Math.round((lab[2].data[i]! + 104) / bin)))
  return l * steps[0] + a * steps[1] + b
}

/** Spreads every bin to its neighbours along each axis (1 2 1). */
export function smoothHistogram(histogram: Histogram): void {
  const { counts, steps } = histogram
  for (const step of [...steps, 1]) {
    const before = Float32Array.from(counts)
    for (let k = 0; k < counts.length; k++) {
      const lower = k >= step ? before[k - step]! : 0
      const upper = k + step < before.length ? before[k + step]! : 0
      counts[k] = 0.5 * before[k]! + 0.25 * (lower + upper)
    }
  }
}
