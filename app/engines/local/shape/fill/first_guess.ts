import { pushPull } from '../../cutout/push_pull.js'
import { mapPlane } from '../../image/raster.js'
import { CHANNELS, type Level } from './levels.js'

/** Rows above and below whose free ways count for a row. */
const NEAR = 3

/**
 * Guesses what the unknown pixels of the coarsest level are, for {@link completeLevel} to begin with: beyond an edge, what lies before the
 * first thing that is not copied, to and fro; in a hole, colours that run from its rim.
 *
 * @param edge columns that are unknown as a whole, in pixels of the level
 * @param depth columns from the edge that may be copied
 */
export function guessFirst(level: Level, edge: number, depth: number): void {
  if (edge > 0) guessBeyond(level, edge, depth)
  else guessWithin(level)
}

function guessBeyond({ width, height, data, barred }: Level, edge: number, depth: number): void {
  const free = Int32Array.from({ length: height }, (_, y) => {
    let x = edge
    while (x < width && !barred[y * width + x]) x++
    return x - edge
  })
  for (let y = 0; y < height; y++) {
    const near = free.subarray(Math.max(0, y - NEAR), y + NEAR + 1)
    const way = Math.max(2, Math.min(Math.round(depth), ...near))
    for (let x = 0; x < edge; x++) {
      const lap = (edge - 1 - x) % (2 * way)
      const from = edge + Math.min(width - edge - 1, lap < way ? lap : 2 * way - 1 - lap)
      for (let c = 0; c < CHANNELS; c++) {
        data[(y * width + x) * CHANNELS + c] = data[(y * width + from) * CHANNELS + c]
      }
    }
  }
}

function guessWithin({ width, height, data, unknown }: Level): void {
  const size = { width, height }
  const known = mapPlane(size, (i) => 1 - unknown[i])
  const planes = Array.from({ length: CHANNELS }, (_, c) =>
    mapPlane(size, (i) => data[i * CHANNELS + c])
  )
  const filled = pushPull(planes, known)
  for (let i = 0; i < unknown.length; i++) {
    if (!unknown[i]) continue
    for (let c = 0; c < CHANNELS; c++) data[i * CHANNELS + c] = filled[c].data[i]
  }
}
