import { boxMean } from '../image/blur.js'
import { quantile } from '../image/quantile.js'
import { mapPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from '../image/color.js'
import { findComponents } from './components.js'
import { contrastTo } from './contrast.js'
import { floodFromOutside } from './flood.js'
import type { PhotoPlanes } from './photo_planes.js'
import { softParts } from './soft_parts.js'
import { without } from './without.js'

/** Change of lightness from pixel to pixel above which there is an edge. */
const EDGE = 1.3

/** Part of the mask's height, from its top, that no shadow reaches. */
const CLEAR_TOP = 0.12

/** Shade from which on a surface is in shadow at all, where there is no other sign of it. */
const SHADED = 0.93
const HARDLY = 0.96

/** Shade of surface seen through the product, and the part of the mask's height above which there is none. */
const DEEP = 0.86
const ISLAND_TOP = 0.33

/** Share of its height by which no shadow makes a product seem taller than it is. */
const FOOT = 0.085

/** Difference in colour below which two areas look alike, and the share of the product that may look like a shadow. */
const ALIKE = 8
const LARGEST_ALIKE = 0.12

/** A shadow on the floor is lower and smaller than this share of the product, unless its colour shows that it is none of it. */
const FLAT = 0.5

/** A shadow with a hard edge lies beside the product: above this share of it is background. */
const BESIDE = 0.55
const SMALL = 0.5

/** On a background as light as this (L*) lies no shadow that differs from it as much: a dark product does. */
const LIGHT = 86
const DARK_ON_LIGHT = 55

/** Half the width of the rim that noise leaves around a shadow, in pixels. */
const RIM = 3

/** Share of the mask that a single shadow can take. */
const LARGEST = 0.5

export interface MaskedPhoto {
  photo: PhotoPlanes
  mask: Plane
  /** As `shadeOf` gives it. */
  shade: Plane
  /** The background behind each pixel. */
  background: LabPlanes
  /** Whether the background is even, so that a shadow may have a hard edge and still be told from a product. */
  even: boolean
}

/**
 * Parts of a mask that are background all the same: what fades into it, shadows that are reached from outside without an edge
 * on the way, shadows with hard edges on an even surface, and shaded surface that is seen through the product. 1 = background.
 */
export function backgroundParts({ photo, mask, shade, background, even }: MaskedPhoto): Plane {
  const { width } = mask
  const { lab, softness, steepness } = photo
  const found = softParts(softness, mask)
  const edge = Math.max(EDGE, 1.4 * usual(steepness, mask))
  const isEdge = (i: number) => steepness.data[i]! > edge
  const rows = rowsOf(mask)
  const top = Math.round(rows.first + CLEAR_TOP * (rows.last - rows.first)) * width
  const contrast = contrastTo(background, lab)
  const isDark = (i: number) => contrast.data[i]! > DARK_ON_LIGHT && background[0].data[i]! > LIGHT
  const isShade = (i: number, most: number) =>
    i >= top && shade.data[i]! > 0 && shade.data[i]! < most && !isDark(i)

  const soft = floodFromOutside(mask, (i) => isShade(i, 2) && !isEdge(i))
  take(lab, mask, found, rows, (i) => soft.data[i]! > 0, { onFloor: false, unlike: false })
  const hard = floodFromOutside(mask, (i) => isShade(i, even ? HARDLY : SHADED))
  take(lab, mask, found, rows, (i) => hard.data[i]! > 0, { onFloor: true, unlike: true })
  const islands = Math.round(rows.first + ISLAND_TOP * (rows.last - rows.first)) * width
  const plain = (i: number) => i >= islands && mask.data[i]! > 0 && isShade(i, DEEP) && !isEdge(i)
  take(lab, mask, found, rows, plain, { onFloor: false, unlike: true })
  addRims(mask, found, isDark)
  return found
}

/** The thin rims that are left of a shadow once its inside is gone; thin legs and wires, which no shadow is as dark as, are none. */
function addRims(mask: Plane, found: Plane, isDark: (i: number) => boolean): void {
  const rest = without(mask, found)
  const eroded = boxMean(rest, RIM)
  const core = mapPlane(rest, (i) => (eroded.data[i]! > 0.999 ? 1 : 0))
  const thick = boxMean(core, RIM)
  const near = boxMean(found, 2 * RIM)
  for (let i = 0; i < rest.data.length; i++) {
    if (rest.data[i] === 0 || isDark(i)) continue
    if (near.data[i]! > 0.15 && thick.data[i]! < 1e-6) found.data[i] = 1
  }
}

/** The value that nineteen in twenty pixels outside a mask stay below: noise and pattern of the background. */
function usual(values: Plane, mask: Plane): number {
  const outside = new Float32Array(mask.data.length)
  let count = 0
  for (let i = 0; i < mask.data.length; i += 3) {
    if (mask.data[i] === 0) outside[count++] = values.data[i]!
  }
  return quantile(outside.subarray(0, count), 0.95) ?? 0
}

function rowsOf({ width, data }: Plane): { first: number; last: number } {
  return {
    first: Math.floor(data.findIndex((value) => value > 0) / width),
    last: Math.floor(data.findLastIndex((value) => value > 0) / width),
  }
}

/**
 * Adds the candidates that hang together and are shadows by their place (at the product's foot, not above a part of it)
 * or, where `unlike` or their place does not tell, by a colour that the product has not.
 */
function take(
  lab: LabPlanes,
  mask: Plane,
  found: Plane,
  { first, last }: { first: number; last: number },
  candidate: (i: number) => boolean,
  need: { onFloor: boolean; unlike: boolean }
): void {
  const { width } = mask
  const { labels, areas } = findComponents(mask, (i) => candidate(i) && found.data[i] === 0)
  const parts = areas.map(() => ({
    highest: -1,
    lowest: 0,
    below: 0,
    overProduct: 0,
    above: 0,
    openAbove: 0,
    lab: [0, 0, 0],
  }))
  for (let i = 0; i < mask.data.length - width; i++) {
    const label = labels[i]!
    if (label === 0) continue
    const part = parts[label]!
    part.lowest = Math.floor(i / width)
    if (part.highest < 0) part.highest = part.lowest
    for (let c = 0; c < 3; c++) part.lab[c]! += lab[c]!.data[i]!
    if (i >= width && labels[i - width] !== label) {
      part.above++
      if (!(mask.data[i - RIM * width]! > 0)) part.openAbove++
    }
    const under = i + width
    if (labels[under] === label) continue
    part.below++
    const below = i + 3 * RIM * width
    if (mask.data[below]! > 0 && labels[below] !== label && found.data[below] === 0) {
      part.overProduct++
    }
  }
  const area = mask.data.reduce((sum, value) => sum + value, 0)
  const taken = parts.map((part, label) => {
    const { highest, lowest, below, overProduct, above, openAbove, lab: sums } = part
    if (label === 0 || areas[label]! < 8 || areas[label]! > LARGEST * area) return false
    const onFloor = lowest > last - 0.25 * (last - first) && overProduct < 0.35 * below
    const isFoot = lowest - lowestBut(mask, found, labels, label) > FOOT * (last - first)
    const isFlat = last - highest < FLAT * (last - first) && areas[label]! < SMALL * area
    const isBeside = openAbove > BESIDE * above
    if (onFloor && isFlat && !isFoot && (!need.unlike || isBeside)) return true
    if (need.onFloor && !onFloor) return false
    if (areas[label]! < area * 0.001) return false
    const mean = sums.map((sum) => sum / areas[label]!)
    return (
      shareAlike(
        lab,
        mean,
        (i) => mask.data[i]! > 0 && labels[i] !== label && found.data[i] === 0
      ) < LARGEST_ALIKE
    )
  })
  for (let i = 0; i < labels.length; i++) if (taken[labels[i]!]) found.data[i] = 1
}

/** The lowest row of a mask without a part and what is found already. */
function lowestBut(mask: Plane, found: Plane, labels: Int32Array, label: number): number {
  for (let i = mask.data.length - 1; i >= 0; i--) {
    if (mask.data[i]! > 0 && found.data[i] === 0 && labels[i] !== label) {
      return Math.floor(i / mask.width)
    }
  }
  return 0
}

/** Share of some pixels that look like a colour; lightness counts less than half, since shadows change it. */
function shareAlike(lab: LabPlanes, mean: number[], among: (i: number) => boolean): number {
  let alike = 0
  let total = 0
  for (let i = 0; i < lab[0].data.length; i += 3) {
    if (!among(i)) continue
    total++
    const l = (lab[0].data[i]! - mean[0]!) * 0.45
    if (Math.hypot(l, lab[1].data[i]! - mean[1]!, lab[2].data[i]! - mean[2]!) < ALIKE) alike++
  }
  return alike / Math.max(1, total)
}
