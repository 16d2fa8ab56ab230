import { boxMean } from '../image/blur.js'
import type { Plane } from '../image/raster.js'

/** Part of a product's height, from below, in which legs end, and of its width that a leg may take. */
const LOW = 0.5
const SLENDER = 0.22

/** A leg goes up at least this many times its width, and this part of the height, before anything branches off. */
const LONG = 1
const LEAST = 0.05

/** Part of the height within which the lowest leg ends as low as the product does. */
const LOWEST = 0.02

/** How much wider a leg may become on its way up. */
const WIDENS = 1.7

/** Half the width over which an outline is smoothed, in pixels. */
const NOISE = 1

/** The lower end of a leg, in pixels. */
export interface Foot {
  /** Middle of it. */
  x: number
  /** Its lowest row. */
  row: number
  width: number
  /** Rows up to where something branches off. */
  length: number
}

/** A run of product in a row, from `left` to `right`, both inclusive. */
interface Run {
  left: number
  right: number
}

/**
 * The feet of a product on legs, from left to right: lower ends of bars that go up alone, the lowest of which is the product's own
 * lowest point. None for what stands on its body.
 */
export function findFeet(alpha: Plane): Foot[] {
  // Single pixels that are left of an outline's noise are no ends of legs.
  const rows = runsByRow(boxMean(alpha, NOISE))
  const first = rows.findIndex((runs) => runs.length > 0)
  const last = rows.findLastIndex((runs) => runs.length > 0)
  if (first < 0) return []
  const tall = last - first + 1
  const all = rows.flat()
  const wide =
    Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left)) + 1
  const feet: Foot[] = []
  for (let y = last; y >= last - LOW * tall && y > first; y--) {
    for (const end of rows[y]!) {
      if (overlapping(rows[y + 1] ?? [], end).length > 0) continue
      const foot = followUp(rows, y, end)
      const isLeg = foot.length >= Math.max(LONG * foot.width, LEAST * tall)
      if (isLeg && foot.width <= SLENDER * wide) feet.push(foot)
    }
  }
  const isLowest = feet.some(({ row }) => row >= last - LOWEST * tall)
  return feet.length > 1 && isLowest ? feet.toSorted((a, b) => a.x - b.x) : []
}

/** A bar from its lower end to where it meets another, splits or becomes much wider. */
function followUp(rows: Run[][], row: number, end: Run): Foot {
  let run = end
  let width = 1
  let x = (end.left + end.right) / 2
  let y = row
  while (y > 0) {
    const above = overlapping(rows[y - 1]!, run)
    if (above.length !== 1 || overlapping(rows[y]!, above[0]!).length !== 1) break
    const next = above[0]!.right - above[0]!.left + 1
    // Ends are round: a bar has its width only a little further up.
    const isEnd = row - y < width
    if (!isEnd && next > WIDENS * width) break
    if (isEnd) {
      if (next > width) x = (above[0]!.left + above[0]!.right) / 2
      width = Math.max(width, next)
    }
    run = above[0]!
    y--
  }
  return { x, row, width, length: row - y }
}

function overlapping(runs: Run[], { left, right }: Run): Run[] {
  return runs.filter((run) => run.left <= right && run.right >= left)
}

function runsByRow({ width, height, data }: Plane): Run[][] {
  return Array.from({ length: height }, (_, y) => {
    const runs: Run[] = []
    let left = -1
    for (let x = 0; x <= width; x++) {
      const inside = x < width && data[y * width + x]! > 0.5
      if (inside && left < 0) left = x
      if (inside || left < 0) continue
      runs.push({ left, right: x - 1 })
      left = -1
    }
    return runs
  })
}

/**
 * Sine of the angle at which the camera looks down on a product whose feet are the corners of a square, or null with fewer than
 * three: such a square is as deep as it is wide however it is turned.
 */
export function tiltOf(feet: Foot[]): number | null {
  if (feet.length < 3) return null
  const rows = feet.map(({ row }) => row)
  const deep = Math.max(...rows) - Math.min(...rows)
  return Math.min(1, deep / Math.max(1, feet[feet.length - 1]!.x - feet[0]!.x))
}
