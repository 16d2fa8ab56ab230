import { boundingBox, mapPlane, type Box, type Plane } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { findComponents } from '../cutout/components.js'
import type { JobContext } from '../threads/job_context.js'
import type { CountWords } from './called.js'
import { select, type Point, type Prompts } from './select.js'
import { settleChoice } from './settle_choice.js'
import type { Sight } from './sight.js'

/**
 * What another choice must win, in odds of cells as a share of what stands out. On 38 real photos of ten products the right ones won .32
 * and more by taking something away and 1.9 and more by adding, the wrong ones at most .14 and .36.
 */
const LEAST_TAKEN = 0.2
const LEAST_ADDED = 1

/** Share of unsure pixels among those that stand out from which on parts may be missing: faint ones are looked at. */
const UNSURE = 0.15
const FAINT = [0.03, 0.1, 0.25]

/** Share of what stands out that is left at least when something is taken away. */
const LEAST_LEFT = 0.12

/** Places that are pointed at, and their distance from each other as a share of the grid's longest side. */
const MOST_INSIDE = 3
const MOST_OUTSIDE = 2
const APART = 24 / 256

/** Parts of what is pointed at that a box goes round, as a share of the largest. */
const PART = 0.15

export interface Choice {
  /** 1 for the product, at the grid of selections. */
  mask: Plane
  /** Whether it is what stands out, or less, or more than that. */
  how: 'salient' | 'taken' | 'added'
  /** How much better the choice is than what stands out, in odds of cells as a share of it; 0 for that itself. */
  gain: number
  /** The same of the best choice that is something else, as a share of this one's: near 1 when one is as likely as the other. */
  rival: number
  /** The odds by which it was chosen, of each cell: what recurs in the other photos is positive. Null for a photo alone. */
  odds: Plane | null
}

/** What stands out, as a choice of a photo alone. */
export function standingOut({ salient }: Sight): Choice {
  const mask = mapPlane(salient, (i) => (salient.data[i]! > 0.5 ? 1 : 0))
  return { mask, how: 'salient', gain: 0, rival: 0, odds: null }
}

/**
 * What stands out with what hardly does where parts of the product may be missing, such as a white bowl on a white cloth: if what recurs in
 * the other photos speaks for it.
 *
 * @param odds of each cell, positive for product; see `recurrence`
 * @returns null when what stands out is not unsure, or nothing that can be selected is better
 */
export async function addMissing(
  sight: Sight,
  odds: Plane,
  context: JobContext
): Promise<Choice | null> {
  const { salient } = sight
  const { mask: standing } = standingOut(sight)
  const unsure = count(salient, (value) => value > 0.1 && value < 0.9)
  const gainOf = gainOver(standing, odds)
  const weight = resizePlane(odds, standing.width, standing.height)
  // No choice can win more than all cells that speak for it.
  const most = gainOf(
    mapPlane(standing, (i) => (standing.data[i]! > 0 || weight.data[i]! > 0 ? 1 : 0))
  )
  if (unsure < UNSURE * sum(standing) || most < LEAST_ADDED) return null
  const masks = await withFaint(sight, standing, context)
  // What carries the name stands out already.
  const found = await settleChoice(masks, standing, gainOf, LEAST_ADDED, nothingRead)
  return found && { ...found, how: 'added', odds }
}

/**
 * What stands out without what belongs to something else, such as the person with a backpack or a glass beside a can: if what recurs in
 * the other photos says so, and it can be selected in this one.
 *
 * @param odds of each cell, positive for product; see `recurrence`
 * @param read the photo for what the product is called, which nothing that is taken away carries
 * @returns null when nothing is better than what stands out
 */
export async function takeAway(
  sight: Sight,
  odds: Plane,
  read: () => Promise<CountWords>,
  context: JobContext
): Promise<Choice | null> {
  const { mask: standing } = standingOut(sight)
  const gainOf = gainOver(standing, odds)
  const weight = resizePlane(odds, standing.width, standing.height)
  if (gainOf(both(standing, (i) => weight.data[i]! > 0)) < LEAST_TAKEN) return null
  const masks = await parts(sight, standing, weight, context)
  const found = await settleChoice(masks, standing, gainOf, LEAST_TAKEN, read)
  return found && { ...found, how: 'taken', odds }
}

/** Where nothing is known of what the product is called. */
export const nothingRead = async (): Promise<CountWords> => () => 0

/** How much better a mask is than what stands out, in odds of cells as a share of it. */
function gainOver(standing: Plane, odds: Plane): (mask: Plane) => number {
  const weight = resizePlane(odds, standing.width, standing.height)
  const area = Math.max(1, sum(standing))
  return (mask) => {
    let gain = 0
    for (let i = 0; i < mask.data.length; i++) {
      gain += (mask.data[i]! - standing.data[i]!) * weight.data[i]!
    }
    return gain / area
  }
}

/** Selections within what stands out, and what they leave of it. */
async function parts(
  { embedding }: Sight,
  standing: Plane,
  weight: Plane,
  context: JobContext
): Promise<Plane[]> {
  const likely = mapPlane(weight, (i) => (weight.data[i]! > 0 ? 1 : 0))
  const core = both(standing, (i) => likely.data[i]! > 0)
  const inside = peaks(likely, weight, MOST_INSIDE)
  const doubtful = both(standing, (i) => likely.data[i] === 0)
  const outside = peaks(
    doubtful,
    mapPlane(weight, (i) => -weight.data[i]!),
    MOST_OUTSIDE
  )
  const boxes = [standing, core, likely].flatMap((mask) => boxOf(mask) ?? [])
  const largest = [core, likely].flatMap((mask) => boxOf(mask, 1) ?? [])
  const prompts: Prompts[] = [
    ...[...boxes, ...largest].map((box) => ({ box })),
    ...(inside.length > 0 ? [{ inside, outside }] : []),
    ...boxes.slice(-1).map((box) => ({ inside, outside, box })),
  ]
  const area = sum(standing)
  const masks: Plane[] = []
  for (const prompt of prompts) {
    const selected = await select(embedding, prompt, context)
    await context.checkpoint()
    masks.push(
      both(standing, (i) => selected.data[i]! > 0),
      both(standing, (i) => selected.data[i] === 0)
    )
  }
  return masks.filter((mask) => sum(mask) > LEAST_LEFT * area)
}

/** Selections round what hardly stands out, and that itself without its holes. */
async function withFaint(
  { salient, embedding }: Sight,
  standing: Plane,
  context: JobContext
): Promise<Plane[]> {
  const masks: Plane[] = []
  for (const least of FAINT) {
    const faint = solid(largestPart(mapPlane(salient, (i) => (salient.data[i]! > least ? 1 : 0))))
    const box = boxOf(faint)
    if (!box) continue
    const selected = await select(embedding, { box }, context)
    await context.checkpoint()
    const whole = mapPlane(faint, (i) => Math.max(faint.data[i]!, standing.data[i]!))
    masks.push(
      whole,
      mapPlane(whole, (i) => Math.max(whole.data[i]!, selected.data[i]!)),
      mapPlane(standing, (i) => Math.max(standing.data[i]!, selected.data[i]!))
    )
  }
  return masks
}

/** The box of a mask's parts that are not much smaller than the largest, 0 to 1 of its sides; null when it is empty. */
function boxOf(mask: Plane, smallest = PART): Box | null {
  const { labels, areas } = findComponents(mask, (i) => mask.data[i]! > 0)
  const most = areas.reduce((a, b) => Math.max(a, b))
  const large = mapPlane(mask, (i) =>
    labels[i]! > 0 && areas[labels[i]!]! >= smallest * most ? 1 : 0
  )
  const box = boundingBox(large, 0.5)
  if (!box) return null
  return {
    left: box.left / mask.width,
    right: box.right / mask.width,
    top: box.top / mask.height,
    bottom: box.bottom / mask.height,
  }
}

/** Places within a mask where a value is highest, some way from each other, as shares of its sides. */
function peaks(mask: Plane, value: Plane, most: number): Point[] {
  const { width, height } = mask
  const apart = APART * Math.max(width, height)
  const places = Array.from(mask.data.keys())
    .filter((i) => mask.data[i]! > 0)
    .sort((a, b) => value.data[b]! - value.data[a]!)
  const found: Point[] = []
  for (const i of places) {
    const [x, y] = [i % width, Math.floor(i / width)]
    if (found.every((it) => Math.hypot(it.x - x, it.y - y) > apart)) found.push({ x, y })
    if (found.length === most) break
  }
  return found.map(({ x, y }) => ({ x: x / width, y: y / height }))
}

function largestPart(mask: Plane): Plane {
  const { labels, areas } = findComponents(mask, (i) => mask.data[i]! > 0)
  const largest = areas.indexOf(areas.reduce((a, b) => Math.max(a, b)))
  return mapPlane(mask, (i) => (labels[i]! > 0 && labels[i] === largest ? 1 : 0))
}

/** A mask without holes: handles close too, which only what is hardly seen may cost. */
function solid(mask: Plane): Plane {
  const { labels, touchesFrame } = findComponents(mask, (i) => mask.data[i] === 0)
  return mapPlane(mask, (i) => (mask.data[i]! > 0 || !touchesFrame[labels[i]!] ? 1 : 0))
}

function both(mask: Plane, condition: (index: number) => boolean): Plane {
  return mapPlane(mask, (i) => (mask.data[i]! > 0 && condition(i) ? 1 : 0))
}

function sum({ data }: Plane): number {
  return data.reduce((total, value) => total + value, 0)
}

function count({ data }: Plane, condition: (value: number) => boolean): number {
  return data.reduce((total, value) => total + (condition(value) ? 1 : 0), 0)
}
