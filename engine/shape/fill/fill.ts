import { createRandom } from '../../image/random.js'
import { boundingBox, mapPlane } from '../../image/raster.js'
import { bendColors } from './blend.js'
import { copyPieces } from './copy_pieces.js'
import { guessFirst } from './first_guess.js'
import { CHANNELS, HALVINGS, levelsOf, type Level } from './levels.js'
import { frequentOffsets, type Offset } from './offsets.js'
import { completeLevel, type Field, type LevelRules } from './patch_match.js'
import { chooseShifts } from './choose_shifts.js'
import type { ShiftMap } from './shift_map.js'
import type { Filled, FillTask } from './task.js'
import { tornness } from './torn.js'

/** Votes at each level that the guide is made at: the coarsest shows too little for patches to be told apart, and the finest is too dear. */
const VOTES = [0, 8, 4, 2]

/** How far into what is known a seam may wander, in pixels of the canvas for one of the finest level. */
const WANDER = 16

/** Least shift of a piece in a hole, in pixels of the guide: what is nearer would only smear. */
const LEAST_SHIFT = 6

/** How far aside such offsets lead above and below a picture, as a share of its width, for the product stands in the middle. */
const ASLANT = 0.28

/** Share of what is unknown that may find nothing to be copied from: pixels at corners. */
const MOST_UNCOVERED = 0.01

/** Most offsets straight to the side that are tried besides those of the guide. */
const MOST_EVEN = 12

/** Shifts to the side of a hole, and above and below a low one, as shares of its size. */
const ASIDE = [0.5, 0.75, 1.02, 1.3]

/** Level at which offsets are first chosen. */
const FIRST_CHOICE = HALVINGS - 2

/**
 * Fills what nobody knows of a picture from what is known: a guide is made by patches and votes, then few large pieces are chosen that are like
 * it and whose seams are not seen, then their colours are bent to each other. The same task gives the same pixels.
 *
 * @param between called between steps of at most about half a second
 * @returns null when there is nothing to copy from
 */
export async function fill(task: FillTask, between: () => Promise<void>): Promise<Filled | null> {
  const levels = levelsOf(task)
  await between()
  const guide = await makeGuide(task, levels, between)
  if (!guide) return null
  const offsets = offsetsOf(task, guide)
  let map: ShiftMap | null = null
  let seam = 0
  let torn = 0
  for (let n = FIRST_CHOICE; n < levels.length; n++) {
    const level = levels[n]!
    if (n > guide.at) enlargeGuide(level, levels[n - 1]!)
    const scale = scaleOf(task, level)
    const depth = (task.edge + task.rules.depth) * scale.x
    map = await chooseShifts(
      { level, target: targetOf(level, WANDER >> (HALVINGS - n)), offsets, scale, depth },
      map,
      map ? 1 : 2,
      between
    )
    if (n === FIRST_CHOICE) seam = map.seam / Math.max(1, unrest(level))
    if (map.uncovered > MOST_UNCOVERED) return null
    if (n === FIRST_CHOICE + 1) torn = tornness(level, map, shiftsAt(offsets, scale))
  }
  const level = levels[levels.length - 1]!
  const target = targetOf(level, WANDER)
  const scale = scaleOf(task, level)
  const shifts = shiftsAt(offsets, scale)
  const bent = bendColors(level, target, map!, shifts)
  await between()
  const canvas = copyPieces(task, { level, target, map: map!, offsets, bent })
  await between()
  return { canvas, seam, torn, bent: rootMeanSquare(bent, target), strange: guide.strange }
}

function shiftsAt(offsets: readonly Offset[], scale: Offset): Offset[] {
  return offsets.map(({ x, y }) => ({ x: Math.round(x * scale.x), y: Math.round(y * scale.y) }))
}

interface Guide {
  field: Field
  level: Level
  /** Its level's number. */
  at: number
  strange: number
}

async function makeGuide(
  task: FillTask,
  levels: readonly Level[],
  between: () => Promise<void>
): Promise<Guide | null> {
  const random = createRandom(12345)
  let guide: Guide | null = null
  for (const [n, votes] of VOTES.entries()) {
    if (votes === 0) continue
    const level = levels[n]!
    const scale = scaleOf(task, level)
    const { rules } = task
    // Beyond an edge that many columns of the coarsest level are unknown, whatever rounding says.
    const edge = Math.ceil(task.edge * scale.x)
    if (!guide) guessFirst(level, levels[n + 1]!, edge, rules.depth * scale.x)
    const own: LevelRules = {
      edge: task.edge * scale.x,
      leastShift: rules.leastShift === null ? null : Math.round(rules.leastShift * scale.x),
      mostDrift: Math.max(4, rules.mostDrift * scale.y),
      driftCost: rules.driftCost / level.height ** 2,
      depth: (task.edge + rules.depth) * scale.x,
      depthCost: rules.depthCost / (level.width * (1 - task.edge / task.canvas.width)) ** 2,
    }
    const before: { field: Field; width: number } | null = guide && {
      field: guide.field,
      width: guide.level.width,
    }
    const field = completeLevel(level, before, own, votes, random)
    await between()
    if (field) guide = { field, level, at: n, strange: strangeness(field) }
  }
  return guide
}

/** Root mean square difference of patches from their sources, in bytes of a channel. */
function strangeness({ sources, costs }: Field): number {
  let sum = 0
  let count = 0
  for (let i = 0, all = sources.length; i < all; i++) {
    if (sources[i]! < 0) continue
    sum += Math.sqrt(costs[i]! / 147)
    count++
  }
  return sum / Math.max(1, count)
}

function offsetsOf(task: FillTask, guide: Guide): Offset[] {
  const { x, y } = scaleOf(task, guide.level)
  const found = frequentOffsets(guide.field, guide.level.width, { x: 1 / x, y: 1 / y }, LEAST_SHIFT)
  if (task.edge === 0) return [...found, ...asideOf(task)]
  // However few offsets the field has, every place is to have one that leads to something known.
  const reach = Math.min(task.canvas.width - task.edge, task.rules.depth)
  const count = Math.min(MOST_EVEN, Math.max(6, Math.ceil((2 * (task.edge + reach)) / reach)))
  const step = (task.edge + 0.9 * reach) / count
  const even = Array.from({ length: count }, (_, n) => ({ x: (n + 1) * step, y: 0 }))
  if (task.rules.mostDrift > ASLANT * task.canvas.height) {
    const aside = ASLANT * task.canvas.height
    for (let n = 0; n < count; n += 2) {
      const one = even[n]!
      even.push({ ...one, y: aside }, { ...one, y: -aside })
    }
  }
  return [...found, ...even]
}

/** Offsets straight to both sides of a hole, and above and below it: what lies beside it goes on in it. */
function asideOf({ canvas, unknown }: FillTask): Offset[] {
  const { width, height } = canvas
  const hole = boundingBox(
    mapPlane(canvas, (i) => unknown[i]!),
    0
  )
  if (!hole) return []
  const [wide, tall] = [hole.right - hole.left, hole.bottom - hole.top]
  return ASIDE.flatMap((share) => [
    { x: share * wide, y: 0 },
    { x: -share * wide, y: 0 },
    ...(tall < wide
      ? [
          { x: 0, y: share * tall },
          { x: 0, y: -share * tall },
        ]
      : []),
  ]).filter(({ x, y }) => Math.abs(x) < width && Math.abs(y) < height)
}

function scaleOf({ canvas }: FillTask, { width, height }: Level): Offset {
  return { x: width / canvas.width, y: height / canvas.height }
}

/** The guesses of a coarser level for a finer one. */
function enlargeGuide(fine: Level, coarse: Level): void {
  for (let i = 0; i < fine.unknown.length; i++) {
    if (!fine.unknown[i]) continue
    const x = (i % fine.width) >> 1
    const y = Math.floor(i / fine.width) >> 1
    const from = (y * coarse.width + x) * CHANNELS
    for (let c = 0; c < CHANNELS; c++) fine.data[i * CHANNELS + c] = coarse.data[from + c]!
  }
}

/** What may change at a level: unknown pixels, and known ones at most `way` pixels from them that are not kept. */
function targetOf({ width, height, unknown, kept }: Level, way: number): Uint8Array {
  const target = Uint8Array.from(unknown)
  const reach = (from: number, step: number, length: number) => {
    let left = 0
    for (let n = 0, i = from; n < length; n++, i += step) {
      if (unknown[i]) left = way
      else if (kept[i]) left = 0
      else if (left > 0) {
        target[i] = 1
        left--
      }
    }
  }
  for (let y = 0; y < height; y++) {
    reach(y * width, 1, width)
    reach((y + 1) * width - 1, -1, width)
  }
  for (let x = 0; x < width; x++) {
    reach(x, width, height)
    reach((height - 1) * width + x, -width, height)
  }
  return target
}

/** Mean change of the known picture from pixel to pixel. */
function unrest({ width, data, unknown }: Level): number {
  let sum = 0
  let count = 0
  for (let i = 0; i + width < unknown.length; i++) {
    if (unknown[i] || unknown[i + 1] || unknown[i + width] || (i + 1) % width === 0) continue
    const green = i * CHANNELS + 1
    sum += Math.hypot(
      data[green + CHANNELS]! - data[green]!,
      data[green + width * CHANNELS]! - data[green]!
    )
    count++
  }
  return sum / Math.max(1, count)
}

function rootMeanSquare(values: Float32Array, mask: Uint8Array): number {
  let sum = 0
  let count = 0
  for (let i = 0, all = mask.length; i < all; i++) {
    if (!mask[i]) continue
    for (let c = 0; c < 3; c++) sum += values[i * 3 + c]! ** 2
    count += 3
  }
  return Math.sqrt(sum / Math.max(1, count))
}
