import { mapPlane, type Plane } from '../image/raster.js'
import { overlapOf } from './overlap.js'
import { segment } from './segment.js'

/** By how much the cost of all pixels is moved for a look at what a division hangs on, of a pixel's cost of 1 at most. */
const NUDGE = 0.3
const PUSH = 0.6

const STEPS = 40

export interface Steadiness {
  /** Overlap of the divisions at which the product costs a little more and a little less. */
  steady: number
  /** Overlap of the cut-out with the division at which the product costs clearly more. */
  firm: number
}

/**
 * How little a cut-out changes when the product is made a little dearer or cheaper: where much of it goes or comes, it hung on a
 * hair. Both are 0 to 1 (the idea of stable regions: Matas, Chum, Urban, Pajdla 2002, 'Robust wide baseline stereo from maximally
 * stable extremal regions').
 *
 * @param mask the cut-out, 1 inside
 * @param cost of taking each pixel into the product
 * @param outline cost of a pixel's length of outline
 */
export function steadinessOf(mask: Plane, cost: Plane, outline: Plane): Steadiness {
  const dearer = (by: number) =>
    segment(
      mapPlane(cost, (i) => cost.data[i]! + by),
      outline,
      STEPS,
      mask
    )
  return {
    steady: overlapOf(dearer(-NUDGE), dearer(NUDGE)),
    firm: overlapOf(dearer(PUSH), mask),
  }
}
