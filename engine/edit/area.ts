import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { mapPlane, type Plane } from '../image/raster.js'
import type { Editable } from './editable.js'
import { OPERATIONS } from './operations.js'
import type { Step, StepName } from './step.js'

/** What moves all pixels: nothing outside an area could stay where it is. */
const SHAPES: readonly StepName[] = [
  'rotate',
  'straighten',
  'flip',
  'crop',
  'trim',
  'cut',
  'reframe',
  'pad',
  'extend',
  'border',
  'enlarge',
]

/**
 * The area that a merchant marked, at a raster's size: 0 where nothing may change, to 1.
 * @throws JobError when it cannot be read
 */
export async function readArea(
  bytes: Uint8Array,
  raster: { width: number; height: number }
): Promise<Plane> {
  const { width, height } = raster
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new JobError('area_unreadable', {}, { cause })
    })
  return mapPlane(raster, (i) => data[i * info.channels]! / 255)
}

/** @throws JobError for changes that an area cannot hold */
export function refuseShapes(steps: readonly Step[]): void {
  const step = steps.find(({ op }) => SHAPES.includes(op))
  if (!step) return
  throw new JobError('change_moves_all', { change: OPERATIONS[step.op].label })
}

/**
 * What was changed within an area, and the picture before outside of it, byte by byte; at the area's soft edge the two
 * are mixed.
 * @throws JobError when nothing is different within the area
 */
export function keepOutside(before: Editable, after: Editable, area: Plane): Editable {
  const data = new Uint8Array(before.raster.data)
  let isChanged = false
  area.data.forEach((share, i) => {
    if (share === 0) return
    for (let p = i * 3; p < i * 3 + 3; p++) {
      data[p] = Math.round(data[p]! + (after.raster.data[p]! - data[p]!) * share)
      if (data[p] !== before.raster.data[p]) isChanged = true
    }
  })
  const alpha = before.alpha || after.alpha ? mixed(before.alpha, after.alpha, area, 1) : null
  if (alpha?.data.some((value, i) => value !== (before.alpha?.data[i] ?? 1))) isChanged = true
  if (!isChanged) {
    throw new JobError('nothing_changed_in_area')
  }
  const product =
    before.product && after.product ? mixed(before.product, after.product, area, 0) : before.product
  return { raster: { ...before.raster, data }, alpha, product, scene: before.scene }
}

/** @param missing value of a plane that is null, everywhere */
function mixed(before: Plane | null, after: Plane | null, area: Plane, missing: number): Plane {
  return mapPlane(area, (i) => {
    const from = before?.data[i] ?? missing
    return from + ((after?.data[i] ?? missing) - from) * area.data[i]!
  })
}
