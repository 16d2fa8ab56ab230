import { pushPull } from '../../cutout/push_pull.js'
import { mapPlane } from '../../image/raster.js'
import { CHANNELS, type Level } from './levels.js'

/** Rows above and below whose free ways count for a row. */
const NEAR = 3

/** Columns and rows to both sides in which the slope of what meets the edge is measured; the noise of flat ground, squared; the steepest. */
const STRIP = 8
const ROWS = 4
const FLAT = 60
const STEEPEST = 1.2

/**
 * Guesses what the unknown pixels of the coarsest level are, for {@link completeLevel} to begin with: beyond an edge, what lies before the
 * first thing that is not copied, to and fro, so that straight lines go on straight; in a hole, colours that run from its rim.
 *
 * @param finer the level that is twice as large, where slopes are seen better
 * @param edge columns that are unknown as a whole, in pixels of the level
 * @param depth columns from the edge that may be copied
 */
export function guessFirst(level: Level, finer: Level, edge: number, depth: number): void {
  if (edge > 0) guessBeyond(level, edge, depth, slopesAt(finer, 2 * edge))
  else guessWithin(level)
}

function guessBeyond(
  { width, height, data, barred }: Level,
  edge: number,
  depth: number,
  slopes: Float32Array
): void {
  const free = Int32Array.from({ length: height }, (_, y) => {
    let x = edge
    while (x < width && !barred[y * width + x]) x++
    return x - edge
  })
  for (let y = 0; y < height; y++) {
    const near = free.subarray(Math.max(0, y - NEAR), y + NEAR + 1)
    const way = Math.max(2, Math.min(Math.round(depth), ...near))
    for (let x = 0; x < edge; x++) {
      const away = edge - 1 - x
      const lap = away % (2 * way)
      const deep = lap < way ? lap : 2 * way - 1 - lap
      const from = edge + Math.min(width - edge - 1, deep)
      // A line that rises towards the edge is as much higher beyond it as it is lower before it.
      const rise = slopes[Math.min(slopes.length - 1, 2 * y)]! * (away + deep)
      const row = Math.max(0, Math.min(height - 1, Math.round(y + rise)))
      for (let c = 0; c < CHANNELS; c++) {
        data[(y * width + x) * CHANNELS + c] = data[(row * width + from) * CHANNELS + c]!
      }
    }
  }
}

/** For each row how many rows down what meets the edge there goes with each column away from it (least squares of both slopes of the green). */
function slopesAt({ width, height, data, barred }: Level, edge: number): Float32Array {
  const both = new Float32Array(height)
  const down = new Float32Array(height)
  for (let y = 1; y < height - 1; y++) {
    for (let x = edge + 1; x < Math.min(width - 1, edge + STRIP); x++) {
      const i = y * width + x
      if (barred[i]) break
      const green = i * CHANNELS + 1
      const gx = data[green + CHANNELS]! - data[green - CHANNELS]!
      const gy = data[green + width * CHANNELS]! - data[green - width * CHANNELS]!
      both[y]! += gx * gy
      down[y]! += gy * gy
    }
  }
  return both.map((_, y) => {
    let [a, b] = [0, FLAT * STRIP]
    for (let row = Math.max(0, y - ROWS); row <= Math.min(height - 1, y + ROWS); row++) {
      a += both[row]!
      b += down[row]!
    }
    return Math.max(-STEEPEST, Math.min(STEEPEST, -a / b))
  })
}

/** Grounds lie in layers: a row of a hole runs from what is known on its one side to what is on the other; rows without any take on the colours around. */
function guessWithin({ width, height, data, unknown, barred }: Level): void {
  const size = { width, height }
  const rows = Float32Array.from(data)
  const known = mapPlane(size, (i) => 1 - unknown[i]!)
  const isGround = (i: number) => !unknown[i] && !barred[i]
  for (let y = 0; y < height; y++) {
    const before = nearest(width, (x) => isGround(y * width + x), 1)
    const after = nearest(width, (x) => isGround(y * width + x), -1)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!unknown[i] || (before[x]! < 0 && after[x]! < 0)) continue
      known.data[i] = 1
      const left = before[x]! < 0 ? after[x]! : before[x]!
      const right = after[x]! < 0 ? before[x]! : after[x]!
      // The nearer side says more, above all where the other lies beyond something that is not ground.
      const [near, far] = [(x - left) ** 2, (right - x) ** 2]
      const share = right === left ? 0 : near / (near + far)
      for (let c = 0; c < CHANNELS; c++) {
        const from = data[(y * width + left) * CHANNELS + c]!
        const to = data[(y * width + right) * CHANNELS + c]!
        rows[i * CHANNELS + c] = from + (to - from) * share
      }
    }
  }
  const guesses = [rows, data].map((values, n) => {
    const planes = Array.from({ length: CHANNELS }, (_, c) =>
      mapPlane(size, (i) => values[i * CHANNELS + c]!)
    )
    return pushPull(planes, n === 0 ? known : mapPlane(size, (i) => 1 - unknown[i]!))
  })
  for (let i = 0, all = unknown.length; i < all; i++) {
    if (!unknown[i]) continue
    for (let c = 0; c < CHANNELS; c++) {
      data[i * CHANNELS + c] = (guesses[0]![c]!.data[i]! + guesses[1]![c]!.data[i]!) / 2
    }
  }
}

/** For each column the last one before it, in a direction, that is known; -1 where there is none. */
function nearest(width: number, isKnown: (x: number) => boolean, step: 1 | -1): Int32Array {
  const found = new Int32Array(width)
  let last = -1
  for (let n = 0; n < width; n++) {
    const x = step === 1 ? n : width - 1 - n
    if (isKnown(x)) last = x
    found[x] = last
  }
  return found
}
