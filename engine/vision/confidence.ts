import type { PhotoWarning } from '../contract/photos.js'
import type { CutoutEvidence } from '../cutout/evidence.js'

/** What can be seen of a cut-out by the networks without knowing the truth. */
export interface SeenEvidence {
  /** Pixels near the product that the network was not sure of, as a share of it. */
  unsure: number
  /** Overlap with what is selected by the product's box, 0 to 1. */
  agreement: number
  /** Share of the frame's length that the product covers. */
  frame: number
}

/**
 * Weights of a logistic function, set so that of 38 real photos of ten products and 36 rendered ones of six, each alone and all of a
 * product together, those below an overlap of .9 come out below .5 as far as these measures tell them from the others: all three of the
 * 74 together, with four of the 71 others. Alone, nothing but the edge of the photo tells of somebody who holds the product.
 */
const WEIGHTS: Readonly<Record<keyof SeenEvidence, number>> = {
  unsure: -2,
  agreement: 8,
  frame: -8.5,
}
const CONSTANT = -12.3

/** Below it an outline is as sure as it gets. */
const LEAST_UNSURE = 0.01

/** How sure a cut-out is, 0 to 1. */
export function rateSeen({ unsure, agreement, frame }: SeenEvidence): number {
  const sum =
    CONSTANT +
    WEIGHTS.unsure * Math.log(Math.max(LEAST_UNSURE, unsure)) +
    WEIGHTS.agreement * agreement +
    WEIGHTS.frame * frame
  return 1 / (1 + Math.exp(-sum))
}

/** What to tell the merchant about a cut-out that is not sure, and what to do in the mask editor. */
export function adviceForSeen(seen: SeenEvidence, { area, overlap }: CutoutEvidence): PhotoWarning {
  if (area < 0.005) {
    return { code: 'check_seen_small' }
  }
  if (seen.frame > 0.08) {
    return { code: 'check_seen_cut' }
  }
  if (overlap > 0.25) {
    return { code: 'check_seen_same_colours' }
  }
  return seen.agreement < 0.85 ? { code: 'check_seen_touching' } : { code: 'check_seen_parts' }
}
