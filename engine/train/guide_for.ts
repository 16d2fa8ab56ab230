import { alikeness } from '../cutout/alikeness.js'
import type { Cutout } from '../cutout/cut_out.js'
import type { ShapeGuide } from '../cutout/guide_by_shapes.js'

/** How alike two of the others must be for the product to count as one that has the same shape in several views. */
const ALIKE = 0.85

/** Confidence below which a cut-out is in doubt, and from which on it is not looked at again. */
const DOUBTFUL = 0.45
const SURE = 0.75

/**
 * By how much another photo's shape must fit better than the cut-out's own. A cut-out that is in doubt fits the picture's edges
 * well though they are the wrong ones: there the shape may fit worse.
 */
const LEAD = 0.03
const LEAD_IN_DOUBT = -0.15

/** Shapes that are tried, of the surest cut-outs. */
const MOST_SHAPES = 6

type Shown = Pick<Cutout, 'shape' | 'confidence'>

/**
 * Which shapes of other photos may decide where a cut-out's outline runs, or null: when it is sure by itself, or when the others do
 * not look alike among themselves. A bottle has one outline from all sides, a chair another one from each.
 *
 * @param telling cut-outs that are sure enough to tell others, the one in question may be among them
 */
export function guideFor(
  { shape, confidence }: Shown,
  telling: readonly Shown[]
): ShapeGuide | null {
  if (confidence >= SURE) return null
  const shapes = telling
    .filter((other) => other.shape !== shape)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_SHAPES)
    .map((other) => other.shape)
  const areAlike = shapes.some((a, k) => shapes.slice(0, k).some((b) => alikeness(b, a) >= ALIKE))
  if (!areAlike) return null
  return { shapes, lead: confidence < DOUBTFUL ? LEAD_IN_DOUBT : LEAD }
}
