import type { Plane } from '../image/raster.js'

/** Edge step in L*a*b* units that counts as seen. */
const VISIBLE_STEP = 8

/** Confidence below which the merchant is asked to look at a cut-out. */
const LOOK_BELOW = 0.6

/** What to tell the merchant about a cut-out of this confidence, or null when it can be relied on. */
export function adviceFor(confidence: number): string | null {
  return confidence < LOOK_BELOW
    ? 'Check this cut-out: parts of the product may be missing, or parts of the background may be left. Correct it with the brush, or use a photo before a plain background of another colour.'
    : null
}

/**
 * How sure a cut-out is, 0 to 1, from what goes wrong when one fails: an outline without an edge in the
 * picture, two rounds that disagree, a mask at the frame, a size that no product photo has.
 */
export function rateCutout(lab: readonly Plane[], mask: Plane, first: Plane): number {
  const { width, height } = mask
  let area = 0
  let common = 0
  let either = 0
  let atFrame = 0
  let outline = 0
  let seen = 0
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const inside = mask.data[i] > 0
      if (inside || first.data[i] > 0) either++
      if (inside && first.data[i] > 0) common++
      if (!inside) continue
      area++
      if (x < 3 || y < 3 || x >= width - 3 || y >= height - 3) {
        atFrame++
        continue
      }
      for (const step of [1, -1, width, -width]) {
        if (mask.data[i + step] > 0) continue
        outline++
        if (difference(lab, i - step, i + 2 * step) > VISIBLE_STEP) seen++
        break
      }
    }
  }
  if (area === 0) return 0
  const share = area / (width * height)
  const edge = seen / Math.max(1, outline)
  const size = share < 0.01 ? share / 0.01 : share > 0.75 ? Math.max(0, (0.95 - share) / 0.2) : 1
  const frame = 1 - Math.min(1, (4 * atFrame) / (width + height))
  return clamp(edge * (0.35 + 0.65 * (common / either)) * size * frame)
}

function difference(lab: readonly Plane[], i: number, j: number): number {
  let sum = 0
  for (const plane of lab) sum += ((plane.data[i] ?? 0) - (plane.data[j] ?? 0)) ** 2
  return Math.sqrt(sum)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
