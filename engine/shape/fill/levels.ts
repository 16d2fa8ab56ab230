import { boxMean } from '../../image/blur.js'
import { dilate } from '../../image/dilate.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'
import type { FillTask } from './task.js'

/** Longest side of the known picture at the finest level, in pixels, and halvings below it. */
const FINEST = 512
export const HALVINGS = 4

/** Space around what is not copied, as a share of the known picture's longer side. */
const BERTH = 0.02

/** Radius in which texture is evened out, in pixels of the finest level. */
const SMOOTH = 8

/** Numbers of a pixel: red, green, blue, and mean changes along x and y at full size, which a small copy does not show. */
export const CHANNELS = 5

/** How much a byte of texture counts beside a byte of colour. */
const TEXTURE_WEIGHT = 3

/** What is not copied: only where there is nothing else, and never. */
export const UNWANTED = 1
export const NEVER = 2

/** A small copy of a {@link FillTask}; each side is a power of two longer than at the coarsest level. */
export interface Level {
  width: number
  height: number
  /** {@link CHANNELS} numbers a pixel; of unknown ones, what they are guessed to be. */
  data: Float32Array
  unknown: Uint8Array
  kept: Uint8Array
  /** 0, {@link UNWANTED} or {@link NEVER}. */
  barred: Uint8Array
}

/** Small copies of a task, the coarsest first. */
export function levelsOf(task: FillTask): Level[] {
  const { width, height } = task.canvas
  const known = Math.max(width - task.edge, height)
  const scale = Math.min(1, FINEST / known) / (1 << HALVINGS)
  const sizeOf = (length: number) => Math.max(1, Math.round(length * scale)) << HALVINGS
  const levels = [finest(task, sizeOf(width), sizeOf(height))]
  for (let n = 0; n < HALVINGS; n++) levels.unshift(halve(levels[0]!))
  return levels
}

function finest(task: FillTask, width: number, height: number): Level {
  const { canvas, unknown } = task
  const sums = new Float32Array(width * height * CHANNELS)
  const seen = createPlane(width, height)
  const counts = new Float32Array(width * height)
  const kept = createPlane(width, height)
  const barred = createPlane(width, height)
  const columns = cellsOf(canvas.width, width)
  const rows = cellsOf(canvas.height, height)
  for (let y = 0, i = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, i++) {
      const cell = rows[y]! * width + columns[x]!
      counts[cell]!++
      if (unknown[i]) continue
      seen.data[cell]!++
      if (task.kept[i]) kept.data[cell] = 1
      if (task.barred[i]) barred.data[cell] = 1
      const p = i * 3
      const to = cell * CHANNELS
      for (let c = 0; c < 3; c++) sums[to + c]! += canvas.data[p + c]!
      if (x + 1 < canvas.width && !unknown[i + 1])
        sums[to + 3]! += Math.abs(canvas.data[p + 4]! - canvas.data[p + 1]!)
      if (y + 1 < canvas.height && !unknown[i + canvas.width])
        sums[to + 4]! += Math.abs(canvas.data[p + 1 + canvas.width * 3]! - canvas.data[p + 1]!)
    }
  }
  fillEmptyCells(task, { width, height }, sums, seen, counts, { kept, barred })
  const isUnknown = new Uint8Array(width * height)
  for (let i = 0; i < isUnknown.length; i++) {
    isUnknown[i] = seen.data[i]! < counts[i]! ? 1 : 0
    if (isUnknown[i]) continue
    for (let c = 0; c < CHANNELS; c++) sums[i * CHANNELS + c]! /= seen.data[i]!
  }
  evenTexture(sums, isUnknown, width, height)
  const berth = Math.max(1, Math.round(BERTH * Math.max(width, height)))
  const wide = dilate(barred, berth).data
  const hard = dilate(kept, berth).data
  const beside = dilate(
    mapPlane(barred, (i) => isUnknown[i]!),
    1
  ).data
  return {
    width,
    height,
    data: sums,
    unknown: isUnknown,
    kept: bytesOf(kept),
    barred: Uint8Array.from(wide, (value, i) =>
      hard[i]! > 0 || beside[i]! > 0 ? NEVER : value > 0 ? UNWANTED : 0
    ),
  }
}

/** Cells that no pixel falls into, where the finest level is larger than a tiny picture, show the pixel that they lie on. */
function fillEmptyCells(
  { canvas, unknown, kept, barred }: FillTask,
  { width, height }: { width: number; height: number },
  sums: Float32Array,
  seen: Plane,
  counts: Float32Array,
  masks: { kept: Plane; barred: Plane }
): void {
  for (let cell = 0; cell < counts.length; cell++) {
    if (counts[cell]! > 0) continue
    const x = Math.floor(((cell % width) * canvas.width) / width)
    const y = Math.floor((Math.floor(cell / width) * canvas.height) / height)
    const i = y * canvas.width + x
    counts[cell] = 1
    if (unknown[i]) continue
    seen.data[cell] = 1
    masks.kept.data[cell] = kept[i]!
    masks.barred.data[cell] = barred[i]!
    for (let c = 0; c < 3; c++) sums[cell * CHANNELS + c] = canvas.data[i * 3 + c]!
  }
}

/** Which of `count` cells each of `length` pixels falls into. */
function cellsOf(length: number, count: number): Int32Array {
  return Int32Array.from({ length }, (_, at) => Math.floor((at * count) / length))
}

function evenTexture(data: Float32Array, unknown: Uint8Array, width: number, height: number): void {
  const size = { width, height }
  const weight = boxMean(
    mapPlane(size, (i) => 1 - unknown[i]!),
    SMOOTH
  )
  for (const c of [3, 4]) {
    const mean = boxMean(
      mapPlane(size, (i) => (unknown[i] ? 0 : data[i * CHANNELS + c]!)),
      SMOOTH
    )
    for (let i = 0, all = unknown.length; i < all; i++) {
      const known = unknown[i] ? 0 : mean.data[i]! / Math.max(1e-6, weight.data[i]!)
      data[i * CHANNELS + c] = known * TEXTURE_WEIGHT
    }
  }
}

function halve(fine: Level): Level {
  const width = fine.width >> 1
  const height = fine.height >> 1
  const level: Level = {
    width,
    height,
    data: new Float32Array(width * height * CHANNELS),
    unknown: new Uint8Array(width * height),
    kept: new Uint8Array(width * height),
    barred: new Uint8Array(width * height),
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const first = 2 * y * fine.width + 2 * x
      const four = [first, first + 1, first + fine.width, first + fine.width + 1]
      const known = four.filter((at) => !fine.unknown[at])
      for (const at of known) {
        for (let c = 0; c < CHANNELS; c++)
          level.data[i * CHANNELS + c]! += fine.data[at * CHANNELS + c]! / known.length
        if (fine.kept[at]) level.kept[i] = 1
      }
      level.unknown[i] = known.length < 4 ? 1 : 0
      const never = four.filter((at) => fine.barred[at] === NEVER).length
      const barred = four.filter((at) => fine.barred[at]).length
      level.barred[i] = level.unknown[i] || never >= 2 ? NEVER : barred >= 2 ? UNWANTED : 0
    }
  }
  return level
}

function bytesOf({ data }: Plane): Uint8Array {
  return Uint8Array.from(data)
}
