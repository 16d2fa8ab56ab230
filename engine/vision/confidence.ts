import type { PhotoWarning, PlaceInPhoto } from '../contract/photos.js'
import { LOOK_BELOW } from '../cutout/confidence.js'
import type { CutoutEvidence } from '../cutout/evidence.js'
import type { Choice } from './choose.js'
import type { Point } from './select.js'

/** What can be seen of a cut-out by the networks without knowing the truth. */
export interface SeenEvidence {
  /** Pixels near the product that the network was not sure of, as a share of it. */
  unsure: number
  /** Overlap with what is selected by the product's box, 0 to 1. */
  agreement: number
  /** Share of the frame's length that the product covers. */
  frame: number
  /** Share of the product that looks rather like what is around it in its other photos. */
  strange: number
  /** The middle of the largest such part, 0 to 1 of the photo's sides; null when there is none. */
  strangeAt: Point | null
  /** How much the colours of product and background overlap, 0 to 1. */
  sameColors: number
  /** Share of the product beside its largest part. */
  scattered: number
}

/** What the evidence is weighed by. */
export type Measure = 'doubt' | 'agreement' | 'frame' | 'strange' | 'blending' | 'scattered'

/** An outline is not surer below the first share of unsure pixels, nor less sure above the second: some photos are hazy all over. */
const UNSURE = [0.01, 0.25] as const

/** Share of unsure pixels from which on the same colours count in full: white on white with a sharp outline is well seen. */
const HAZY = 0.2

/** The evidence as measures whose weighed sum tells how sure a cut-out is. */
export function measuresOf(seen: SeenEvidence): Record<Measure, number> {
  const { unsure, agreement, frame, strange, sameColors, scattered } = seen
  const doubt = Math.log(Math.min(UNSURE[1], Math.max(UNSURE[0], unsure)))
  const blending = sameColors * Math.min(1, unsure / HAZY)
  return { doubt, agreement, frame, strange, blending, scattered }
}

/**
 * Weights of a logistic function, set near what `npm run tuning:fit-seen` fits to 38 real photos of ten products: each alone, all of a product
 * together, and all but one of them. Those below an overlap of .9 come out below .5 as far as these measures tell them from the others: alone 5 of 7 with 2 of
 * the 31 others, together both with 2 of 36, all but one 13 of 14 with 5 of 94; of 36 rendered photos the one that is wrong with one of the others. Alone, nothing tells that a thing
 * beside the product is none of it.
 *
 * Nothing was fitted for heaps of things, of which there are too few: three alike cost two.
 */
const WEIGHTS: Readonly<Record<Measure, number>> = {
  doubt: -0.76,
  agreement: 5.6,
  frame: -7.2,
  strange: -6.6,
  blending: -6.7,
  scattered: -3,
}
const CONSTANT = -5.65

/**
 * How likely another thing may be before somebody is asked, see `Choice.rival`: in 38 real photos and all but one of each product's it was .84 and
 * more where the wrong thing had been chosen so, .64 and less elsewhere.
 */
const AS_LIKELY = 0.75

/** How sure a cut-out is, 0 to 1: below `LOOK_BELOW` in any case where another thing is as likely. */
export function rateSeen(seen: SeenEvidence, { rival }: Pick<Choice, 'rival'>): number {
  const measures = Object.entries(measuresOf(seen)) as [Measure, number][]
  const sum = measures.reduce((total, [name, value]) => total + WEIGHTS[name] * value, CONSTANT)
  const sure = 1 / (1 + Math.exp(-sum))
  return rival > AS_LIKELY ? Math.min(sure, LOOK_BELOW / 2) : sure
}

/** Share of the product from which on a part that looks like something else is worth a word. */
const STRANGE = 0.08

/** What to tell the merchant about a cut-out that is not sure, and what to do in the mask editor. */
export function adviceForSeen(seen: SeenEvidence, { area }: CutoutEvidence): PhotoWarning {
  if (area < 0.005) {
    return { code: 'check_seen_small' }
  }
  if (seen.strangeAt && seen.strange > STRANGE) {
    return { code: 'check_seen_strange', where: placeOf(seen.strangeAt) }
  }
  if (seen.frame > 0.08) {
    return { code: 'check_seen_cut' }
  }
  if (seen.sameColors > 0.25) {
    return { code: 'check_seen_same_colours' }
  }
  return seen.agreement < 0.85 ? { code: 'check_seen_touching' } : { code: 'check_seen_parts' }
}

const PLACES: readonly (readonly PlaceInPhoto[])[] = [
  ['upper_left', 'top', 'upper_right'],
  ['left', 'middle', 'right'],
  ['lower_left', 'bottom', 'lower_right'],
]

function placeOf({ x, y }: Point): PlaceInPhoto {
  const third = (value: number) => Math.min(2, Math.floor(value * 3))
  return PLACES[third(y)]![third(x)]!
}
