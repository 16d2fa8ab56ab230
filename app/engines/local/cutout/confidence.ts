import type { CutoutEvidence } from './evidence.js'

/** Below this no cut-out is good enough to stand in a picture. */
export const LEAST_CONFIDENCE = 0.15

/** Confidence below which the merchant is asked to look at a cut-out. */
const LOOK_BELOW = 0.5

/** How sure a cut-out is, 0 to 1. */
export function rateCutout({ edge, agreement, frame }: CutoutEvidence): number {
  return Math.max(0, Math.min(1, edge * (0.35 + 0.65 * agreement) * (1 - frame)))
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
