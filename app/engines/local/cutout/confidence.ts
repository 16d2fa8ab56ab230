import type { CutoutEvidence } from './evidence.js'

/** Below this no cut-out is good enough to stand in a picture. */
export const LEAST_CONFIDENCE = 0.15

/** Confidence below which the merchant is asked to look at a cut-out. */
const LOOK_BELOW = 0.5

/**
 * Weights of a logistic regression on 60 rendered photos of ten products, none of them a sample; 1 is a cut-out with an overlap of .9 or
 * more. The constant puts the point at which the merchant is asked to look at .5.
 */
const WEIGHTS: Readonly<Record<keyof CutoutEvidence, number>> = {
  edge: 3.79,
  agreement: 0.79,
  distinct: 8.95,
  overlap: -4.25,
  frame: -2.21,
  area: 3.58,
  pattern: -15.3,
  removed: -14.4,
}
const CONSTANT = -6.87

/** How sure a cut-out is, 0 to 1. */
export function rateCutout(evidence: CutoutEvidence): number {
  let sum = CONSTANT
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    sum += weight * evidence[name as keyof CutoutEvidence]
  }
  return evidence.area === 0 ? 0 : 1 / (1 + Math.exp(-sum))
}

/** What to tell the merchant about a cut-out of this confidence, or null when it can be relied on. */
export function adviceFor(confidence: number, evidence: CutoutEvidence): string | null {
  if (confidence >= LOOK_BELOW) return null
  const look = 'Check this cut-out and correct it with the brush'
  if (evidence.area < 0.01)
    return `${look}: the product is very small in this photo, or was not found.`
  if (evidence.frame > 0.08) return `${look}: the product reaches over the edge of the photo.`
  if (evidence.overlap > 0.25) {
    return `${look}: product and background have the same colours. A background of another colour helps.`
  }
  if (evidence.removed > 0.15) {
    return `${look}: a strong shadow or reflection may be left, or parts of the product taken for one. Softer light helps.`
  }
  return `${look}: its outline is hard to see in this photo. A plain background of another colour helps.`
}
