import { JobError } from '../../contract/job_error.js'
import { applyAlpha, OPAQUE } from '../../cutout/matting.js'
import { dilate } from '../../image/dilate.js'
import { mapPlane, type Plane } from '../../image/raster.js'
import { fillHole } from '../../shape/fill_hole.js'
import { letteringOf } from '../../shape/keep_out.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { findThings } from '../removal/find_things.js'
import { holeOf } from '../removal/hole_of.js'

/** Share of a picture that may be filled: what is made of less shows the same thing again and again. */
const MOST = 0.7

/** How far into the product beside a hole nothing is seen of it, as a share of the picture's longer side. */
const APART = 0.05

/** Share of what surrounds a hole that is transparent, from which on the hole becomes transparent too. */
const CLEAR = 0.5

/** Width of what surrounds a hole, as a share of the picture's longer side. */
const RING = 0.02

/**
 * Takes away what is marked, or what is found where the step says.
 *
 * @throws JobError `invalid_input` when nothing is marked or found, or nothing would be left to fill it from
 */
export async function remove(
  picture: Editable,
  { place, all }: Extract<Step, { op: 'remove' }>,
  context: OperationContext
): Promise<Editable> {
  if (context.area) return removeArea(picture, context.area, context)
  if (!place) {
    throw new JobError('nothing_marked')
  }
  const things = picture.product && (await findThings(picture, { place, all }, context))
  if (things) return removeArea(picture, things, context)
  throw new JobError('nothing_found_there')
}

/**
 * Takes away what an area marks, with its shadow, and fills it from what is around. The product stays as it is unless it was marked.
 *
 * @throws JobError `invalid_input` when nothing would be left to fill it from
 */
async function removeArea(
  picture: Editable,
  area: Plane,
  context: OperationContext
): Promise<Editable> {
  const { raster, alpha } = picture
  const { hole, spared, product } = holeOf(raster, area, picture.product)
  await context.checkpoint()
  if (alpha && isAmidNothing(hole, alpha)) {
    const left = mapPlane(alpha, (i) =>
      hole.data[i]! > 0 ? Math.min(alpha.data[i]!, spared?.data[i] ?? 0) : alpha.data[i]!
    )
    return { ...picture, alpha: left, product }
  }
  // Where the product's edge is soft, what was behind it shows through: it is filled too, and the product laid over it again.
  const open = mapPlane(hole, (i) => (spared && spared.data[i]! > OPAQUE ? 0 : hole.data[i]!))
  if (meanOf(open) > MOST) throw nothingLeft()
  const lettering = await letteringOf(raster, context)
  // The product is not what the hole is like: beside it the fill sees as little of it as of what is taken away.
  const unseen = spared ? withBesides(open, spared) : open
  const nowhere = mapPlane(open, (i) => {
    const clear = alpha && alpha.data[i]! < 0.9 ? 1 : 0
    return Math.max(spared?.data[i] ?? 0, lettering?.data[i] ?? 0, clear)
  })
  const filled = await fillHole(raster, unseen, nowhere, () => context.checkpoint())
  if (!filled) throw nothingLeft()
  const data = Uint8Array.from(raster.data)
  open.data.forEach((is, i) => {
    if (is > 0) data.set(filled.canvas.data.subarray(i * 3, i * 3 + 3), i * 3)
  })
  if (spared) layOver(data, raster, open, spared)
  const opaque = alpha && mapPlane(alpha, (i) => (open.data[i]! > 0 ? 1 : alpha.data[i]!))
  return { ...picture, raster: { ...raster, data }, alpha: opaque, product }
}

function nothingLeft(): JobError {
  return new JobError('too_little_left')
}

/** Whether a hole lies in what is transparent. */
function isAmidNothing(hole: Plane, alpha: Plane): boolean {
  const wide = dilate(hole, Math.max(2, Math.round(RING * Math.max(hole.width, hole.height))))
  let [ring, clear] = [0, 0]
  for (let i = 0; i < hole.data.length; i++) {
    if (hole.data[i]! > 0 || wide.data[i] === 0) continue
    ring++
    if (alpha.data[i]! < 0.5) clear++
  }
  return ring > 0 && clear > CLEAR * ring
}

/** A hole with what lies beside it of the product. */
function withBesides(open: Plane, spared: Plane): Plane {
  const near = dilate(open, Math.round(APART * Math.max(open.width, open.height)))
  return mapPlane(open, (i) =>
    open.data[i]! > 0 || (near.data[i]! > 0 && spared.data[i]! > 0.02) ? 1 : 0
  )
}

/** Lays the soft edge of what is spared over what was filled, in its own colours. */
function layOver(data: Uint8Array, raster: Editable['raster'], open: Plane, spared: Plane): void {
  const own = applyAlpha(raster, spared)
  for (let i = 0; i < open.data.length; i++) {
    const share = spared.data[i]!
    if (open.data[i] === 0 || share === 0) continue
    for (let c = 0; c < 3; c++) {
      const behind = data[i * 3 + c]!
      data[i * 3 + c] = Math.round(behind + (own.data[i * 4 + c]! - behind) * share)
    }
  }
}

function meanOf({ data }: Plane): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length
}
