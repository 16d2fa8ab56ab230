import { boxMean } from '../image/blur.js'
import { mapPlane, type Plane } from '../image/raster.js'
import { bordersOf } from './borders.js'
import { edgeCost } from './edge_cost.js'
import { segment } from './segment.js'

/** Pixels from the outline inwards within which a contact shadow may lie. */
const REACH = 7

/** Darkness of a shade that is no longer taken for a shadow: the surface itself. */
const LIT = 0.85

/** Cost of pixels that may be shadow: edges decide. */
const UNSURE = 0.05

/** How much cheaper the outline must become. */
const CHEAPER = 0.7

interface Shaded {
  /** How dark each pixel is beside its background, as `shadeOf` answers it. */
  shade: Plane
  /** Change of L*a*b* from pixel to pixel. */
  steepness: Plane
}

/** Layers of shadow that are taken off one after the other. */
const LAYERS = 3

/**
 * Takes contact shadows off the foot of a mask: what is as its background, only darker, and has a clearer edge to the rest of
 * the product than to the outside. Layer by layer, as far as there are any.
 */
export function peelShade(mask: Plane, shaded: Shaded): Plane {
  let rest = mask
  for (let layer = 0; layer < LAYERS; layer++) {
    const peeled = peelLayer(rest, shaded)
    if (peeled === null) break
    rest = peeled
  }
  return rest
}

/** @returns null when there is no shadow to take off */
function peelLayer(mask: Plane, { shade, steepness }: Shaded): Plane | null {
  const outline = edgeCost(steepness, mask)
  const deep = boxMean(mask, REACH)
  const below = lowEdge(mask)
  const costs = mapPlane(mask, (i) => {
    if (mask.data[i] === 0) return 2
    if (deep.data[i]! > 0.999 || below[i] === 0) return -2
    const dark = shade.data[i]!
    return dark > 0 && dark < LIT ? UNSURE : -0.3
  })
  const peeled = segment(costs, outline, 150, mask)
  const isPeeled = (i: number) => mask.data[i]! > 0 && peeled.data[i] === 0
  const { labels, borders } = bordersOf(mask, outline, isPeeled)
  const goes = borders.map(({ inner, inners, outer, outers }) => {
    if (inners === 0 || outers === 0) return false
    return inner / inners < (CHEAPER * outer) / outers
  })
  if (!goes.some(Boolean)) return null
  return mapPlane(mask, (i) => (mask.data[i]! > 0 && !goes[labels[i]!] ? 1 : 0))
}

/** 1 for pixels of a mask that end below within reach. */
function lowEdge({ width, height, data }: Plane): Uint8Array {
  const low = new Uint8Array(data.length)
  for (let x = 0; x < width; x++) {
    let away = REACH + 1
    for (let y = height - 1, i = y * width + x; y >= 0; y--, i -= width) {
      away = data[i] === 0 ? 0 : away + 1
      if (data[i]! > 0 && away <= REACH) low[i] = 1
    }
  }
  return low
}
