import type { LabPlanes } from '../image/color.js'
import { quantile } from '../image/quantile.js'
import { createPlane, mapPlane, type Plane } from '../image/raster.js'
import { borderCost, bordersOf } from './borders.js'
import { contrastTo } from './contrast.js'
import { edgeCost } from './edge_cost.js'
import { without } from './without.js'

/** Differences from the background, in L*a*b*, along which a mask may be drawn closer. */
const LEVELS = [2, 3, 4.5, 6.5, 9, 11, 13, 15.5, 18, 21, 25]

/** No level is above this share of what six tenths of the mask stay below: a pale product is no shadow. */
const MOST = 0.35
const USUAL = 0.6

/** Mean cost of a part's outline to the outside from which on it fades, and how much clearer it must be to the rest. */
const SOFT = 0.4
const CLEARER = 0.6

/** Smallest part that is looked at, in pixels. */
const SMALLEST = 8

/** The mask's whole outline must be this soft before, and this much clearer after. */
const SOFT_ALL_OVER = 0.38
const CLEARER_ALL_OVER = 0.5

export interface Fading {
  lab: LabPlanes
  /** The background behind each pixel. */
  background: LabPlanes
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
  /** Whether a soft shadow was found in this photo before: then what is left of it goes as well. */
  again?: boolean
}

/**
 * The wide soft shadow that a product has on a clean background: it differs from the background by far more than the little noise there,
 * and would go with the product. The mask is drawn closer, level by level of difference, where it fades outwards and has a
 * clear edge inwards; and only if that makes all of its outline clear which was soft. 1 = shadow.
 */
export function fadingParts(
  mask: Plane,
  { lab, background, steepness, again = false }: Fading
): Plane {
  const outline = edgeCost(steepness, mask)
  const before = borderCost(mask, outline)
  if (!again && before < SOFT_ALL_OVER) return createPlane(mask.width, mask.height)
  const contrast = contrastTo(background, lab)
  const inside = contrast.data.filter((_, i) => mask.data[i]! > 0)
  const most = MOST * (quantile(inside, USUAL) ?? 0)
  let rest = mask
  for (const level of LEVELS) {
    if (level > most) break
    rest = without(rest, softBelow(rest, contrast, level, outline))
  }
  const isClear = borderCost(rest, outline) <= CLEARER_ALL_OVER * before
  return mapPlane(mask, (i) => (isClear || again ? mask.data[i]! - rest.data[i]! : 0))
}

/** The parts of a mask below a level of contrast that fade outwards. */
function softBelow(mask: Plane, contrast: Plane, level: number, outline: Plane): Plane {
  const isLow = (i: number) => mask.data[i]! > 0 && contrast.data[i]! <= level
  const { labels, areas, borders } = bordersOf(mask, outline, isLow)
  const fades = borders.map(({ inner, inners, outer, outers }, label) => {
    if (inners === 0 || outers === 0 || areas[label]! < SMALLEST) return false
    const outwards = outer / outers
    return outwards > SOFT && inner / inners < CLEARER * outwards
  })
  return mapPlane(mask, (i) => (fades[labels[i]!] ? 1 : 0))
}
