import { dilate } from '../../image/dilate.js'
import { mapPlane, type Plane, type Raster } from '../../image/raster.js'
import { castShadow } from './cast_shadow.js'

/** Value of an area from which on a pixel is marked. */
const MARKED = 0.3

/** How much wider than what was marked a hole is, as a share of the longer side, and in pixels at least. */
const WIDER = 0.01
const LEAST_WIDER = 2

/** Share of the product that is marked from which on it is meant, and share of what is marked that lies on it. */
const MOST_OF_IT = 0.5
const ON_IT = 0.8

/** Share of what surrounds a mark from which on the mark is a spot on the product. */
const AMID = 0.7

/** What is to be filled. Planes have the picture's size, 0 to 1. */
export interface Hole {
  hole: Plane
  /** The product, if it stays as it is; null where there is none or it was marked. */
  spared: Plane | null
  /** What is left of the product; it differs where it was marked. */
  product: Plane | null
}

/** The hole that taking away what is marked leaves: somewhat wider, with its shadow, and without the product unless that was marked. */
export function holeOf(picture: Raster, area: Plane, product: Plane | null): Hole {
  const marked = mapPlane(area, (i) => (area.data[i]! > MARKED ? 1 : 0))
  const longest = Math.max(picture.width, picture.height)
  const wide = dilate(marked, Math.max(LEAST_WIDER, Math.round(WIDER * longest)))
  const { spared, isSpot, isMeant } = meaning(marked, wide, product)
  const shadow = isSpot
    ? null
    : castShadow(
        picture,
        mapPlane(wide, (i) => (spared && spared.data[i]! > 0.5 ? 0 : wide.data[i]!)),
        spared
      )
  const hole = shadow
    ? mapPlane(wide, (i) => Math.max(wide.data[i]!, shadow.data[i]! > 0.3 ? 1 : 0))
    : wide
  const left =
    product && isMeant && !isSpot
      ? mapPlane(product, (i) => (wide.data[i]! > 0 ? 0 : product.data[i]!))
      : product
  return { hole, spared, product: left && left.data.some((value) => value > 0.5) ? left : null }
}

/** What somebody means who marks this: a thing beside the product, the product or what was taken for it, or a spot on it. */
function meaning(marked: Plane, wide: Plane, product: Plane | null) {
  if (!product) return { spared: null, isSpot: false, isMeant: false }
  let [own, all, both, ring, amid] = [0, 0, 0, 0, 0]
  for (let i = 0; i < marked.data.length; i++) {
    const is = product.data[i]! > 0.5 ? 1 : 0
    own += is
    all += marked.data[i]!
    both += is * marked.data[i]!
    if (wide.data[i]! > marked.data[i]!) {
      ring++
      amid += is
    }
  }
  const coversIt = own > 0 && both > MOST_OF_IT * own
  const liesOnIt = all > 0 && both > ON_IT * all
  if (coversIt) return { spared: null, isSpot: false, isMeant: true }
  if (!liesOnIt) return { spared: product, isSpot: false, isMeant: false }
  if (amid > AMID * ring) return { spared: null, isSpot: true, isMeant: true }
  // Taken for a part of the product, or a part that sticks out: the rest of it is not shown again.
  const rest = mapPlane(product, (i) => (wide.data[i]! > 0 ? 0 : product.data[i]!))
  return { spared: rest, isSpot: false, isMeant: true }
}
