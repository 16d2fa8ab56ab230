import { blur } from '../image/blur.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { alignShape, type Alignment } from './align_shape.js'
import { edgeCost } from './edge_cost.js'
import { placeShape } from './placement.js'
import { segment } from './segment.js'

/** What a colour that is twice as likely in the product is worth, beside the distance from the background. */
const COLOR_WEIGHT = 0.4

/** The most that a pixel can cost by itself, and what it costs more or less for lying outside or inside the shape. */
const MOST = 1.5
const SHAPE_WEIGHT = 2.2

/** Over which share of the picture's side the shape's pull turns at its outline. */
const SOFT = 0.008

const STEPS = 60

export interface ShapeGuide {
  /** What other photos showed of the product, above .5 inside. */
  shapes: Plane[]
  /** By how much the best of them must fit better than the cut-out itself does, in the score of `alignShape`; negative: worse. */
  lead: number
}

export interface WhatIsSeen {
  /** Cost of taking each pixel into the product, by its difference from the background alone. */
  cost: Plane
  /** Cost of a pixel's length of outline. */
  outline: Plane
  /** How much likelier each pixel's colour is in the product: a logarithm. */
  color: Plane
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
}

/**
 * Divides a photo anew with a shape that other photos of the product showed: where that fits best, what lies inside of it costs
 * less and what lies outside more, so that it decides where the picture does not, and the picture elsewhere (shape priors: Freedman,
 * Zhang 2005, 'Interactive graph cut based segmentation with shape priors').
 *
 * @param mask the cut-out without it, 1 inside
 * @returns 1 for product, or null when no shape fits well enough
 */
export function guideByShapes(mask: Plane, guide: ShapeGuide, seen: WhatIsSeen): Plane | null {
  const { cost, outline, color, steepness } = seen
  const limited = (by: number) =>
    mapPlane(mask, (i) =>
      Math.max(-by, Math.min(by, cost.data[i]! - COLOR_WEIGHT * color.data[i]!))
    )
  const clipped = limited(1)
  const price = edgeCost(steepness, mask)
  const edge = mapPlane(mask, (i) => Math.max(0, 1 - price.data[i]!))
  const fit = bestOf(guide.shapes, clipped, edge)
  const own = alignShape(mask, clipped, edge)
  if (!fit || (own && fit.score < own.score + guide.lead)) return null
  const placed = placeShape(fit.shape, fit.placement, mask)
  const pull = blur(placed, SOFT * Math.sqrt(mask.data.length))
  const pixels = limited(MOST)
  const costs = mapPlane(mask, (i) => pixels.data[i]! + SHAPE_WEIGHT * (1 - 2 * pull.data[i]!))
  return segment(
    costs,
    outline,
    STEPS,
    mapPlane(placed, (i) => (placed.data[i]! > 0.5 ? 1 : 0))
  )
}

function bestOf(shapes: Plane[], cost: Plane, edge: Plane): (Alignment & { shape: Plane }) | null {
  let best: (Alignment & { shape: Plane }) | null = null
  for (const shape of shapes) {
    const found = alignShape(shape, cost, edge)
    if (found && (!best || found.score > best.score)) best = { ...found, shape }
  }
  return best
}
