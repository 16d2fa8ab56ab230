import sharp from 'sharp'
import { findComponents } from '#engine/cutout/components'
import { mapPlane, type Plane } from '#engine/image/raster'
import type { JobContext } from '#engine/threads/job_context'
import { resizePlane } from '#engine/image/resample'
import { findSalient } from '#engine/vision/salience'
import { lookJob } from '#engine/vision/look_job'
import { selectJob } from '#engine/vision/select_job'
import { exclude, include, keepOnly } from '#app/masks/components/combine'
import type { Mask } from '#app/masks/components/mask'
import { meaningOf, type Picked } from '#app/masks/components/picked'
import { compareOutlines, type Agreement } from './outlines.js'

/** Clicks that a merchant is given to mend a cut-out. */
const CLICKS = 3

/** Overlap that nobody mends any further. */
const GOOD = 0.97

const COMBINE = { only: keepOnly, add: include, remove: exclude }

export interface Mended {
  before: Agreement
  after: Agreement
  /** Processor seconds of each click. */
  seconds: number[]
}

/**
 * What stands out in a photo, and that after up to three clicks by somebody who knows the truth: they point at the middle of the largest part that
 * is wrong, or first at the product where too much stands out, and take a click back that makes it worse.
 *
 * @param photo its key
 * @param readTruth the true outline at a size, 1 inside
 */
export async function mendByClicks(
  photo: string,
  readTruth: (width: number, height: number) => Promise<Uint8Array>,
  context: JobContext
): Promise<Mended> {
  const looked = await lookJob({ picture: photo }, context)
  const { width, height } = looked.raster
  const truth = await readTruth(width, height)
  const start = resizePlane(await findSalient(looked.raster, context), width, height)
  let mask: Mask = { width, height, data: Uint8Array.from(start.data, (value) => value * 255) }
  const before = compareOutlines(start, truth)
  let after = before
  const seconds: number[] = []
  for (let click = 0; click < CLICKS && after.overlap < GOOD; click++) {
    const picked = nextClick(mask, truth, click === 0)
    if (!picked) break
    const { how, pointing } = meaningOf(picked, mask, { isPart: true })
    const used = process.cpuUsage()
    const answer = await selectJob({ looked, pointing }, context)
    const { user, system } = process.cpuUsage(used)
    seconds.push((user + system) / 1e6)
    const data = await sharp(answer.mask!).resize(width, height).extractChannel(0).raw().toBuffer()
    const next = { width, height, data: COMBINE[how](mask, { width, height, data }) }
    const agreement = compareOutlines(toPlane(next), truth)
    if (agreement.overlap <= after.overlap) continue
    mask = next
    after = agreement
  }
  return { before, after, seconds }
}

/** @param isFirst points at the product itself where too much was cut out */
function nextClick(mask: Mask, truth: Uint8Array, isFirst: boolean): Picked | null {
  const shown = toPlane(mask)
  const isIn = (i: number) => mask.data[i]! > 127
  const missing = deepest(mapPlane(shown, (i) => (truth[i] && !isIn(i) ? 1 : 0)))
  const surplus = deepest(mapPlane(shown, (i) => (!truth[i] && isIn(i) ? 1 : 0)))
  const right = deepest(mapPlane(shown, (i) => (truth[i] && isIn(i) ? 1 : 0)))
  if (missing && missing.area > (surplus?.area ?? 0)) return { at: missing.at, adds: true }
  if (surplus && isFirst && right) return { at: right.at, adds: true }
  return surplus && { at: surplus.at, adds: false }
}

/** The point of the largest part that lies farthest from its edge. */
function deepest(part: Plane) {
  const { width, height, data } = part
  const { labels, areas } = findComponents(part, (i) => data[i]! > 0)
  const largest = areas.reduce(
    (best, area, label) => (label > 0 && area > (areas[best] ?? 0) ? label : best),
    -1
  )
  if (largest < 0) return null
  const depth = Float32Array.from(labels, (label) => (label === largest ? Infinity : 0))
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : depth[y * width + x]!
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      depth[i] = Math.min(depth[i]!, at(x - 1, y) + 1, at(x, y - 1) + 1)
    }
  }
  let middle = 0
  for (let y = height - 1, i = depth.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      depth[i] = Math.min(depth[i]!, at(x + 1, y) + 1, at(x, y + 1) + 1)
      if (depth[i]! > depth[middle]!) middle = i
    }
  }
  return {
    at: { x: (middle % width) + 0.5, y: Math.floor(middle / width) + 0.5 },
    area: areas[largest]!,
  }
}

function toPlane({ width, height, data }: Mask): Plane {
  return { width, height, data: Float32Array.from(data, (value) => value / 255) }
}
