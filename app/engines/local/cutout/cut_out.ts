import { blur } from '../image/blur.js'
import { labPlanes } from '../image/color.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { shrink } from '../image/shrink.js'
import { backgroundParts, without } from './background_parts.js'
import { fitBackground, type BackgroundSheet, type LabPlanes } from './background_sheet.js'
import { fillHoles, keepParts } from './clean_mask.js'
import { colorEvidence, colorsOf, type ProductColors } from './color_model.js'
import { rateCutout } from './confidence.js'
import { gatherEvidence, certainEvidence, type CutoutEvidence } from './evidence.js'
import { crossingTheFrame, SIDE } from './crossing.js'
import { refineAlpha } from './matting.js'
import { segment } from './segment.js'
import { shadeOf } from './shade.js'
import { evenDistance } from './smooth_residual.js'
import { softParts } from './soft_parts.js'
import { findTilt } from './tilt.js'

/** Longest side of the copy on which product and background are told apart, in pixels. */
export const WORKING_SIZE = 448

/** How freely the background may bend while only the frame's sides are known, and afterwards. */
const STIFF = 0.5
const FREE = 1

/** Threshold below which a background is even: its noise has no pattern. */
const EVEN = 2.6

/** What a colour that is twice as likely in the product is worth, beside the distance from the background. */
const COLOR_WEIGHT = 0.4
const KNOWN_COLOR_WEIGHT = 0.8

export interface Cutout {
  /** Soft alpha at the picture's size, 0 to 1. */
  alpha: Plane
  /** 0 to 1: how sure it is that exactly the product was cut out. */
  confidence: number
  /** What the confidence rests on. */
  evidence: CutoutEvidence
  /** What it looks like, for other photos of the same product; null when nothing was cut out. */
  colors: ProductColors | null
}

export interface CutOutOptions {
  /** Called between the steps. */
  between: () => Promise<void>
  /** Colours that other photos showed of the product. */
  colors?: ProductColors | null
}

/**
 * Tells the product in a photo from its background.
 *
 * A sheet is fitted to the photo's sides and drawn on behind the product; what differs from it is a first mask. The
 * sheet is fitted again to all that is left, what fades into it or is only its shadow is taken away, and a last time.
 * Each time the division is the best one by cost of pixels and of outline. The edge is then drawn softly at full size. A picture that is
 * transparent already keeps its alpha.
 */
export async function cutOut(picture: ReadPicture, options: CutOutOptions): Promise<Cutout> {
  if (picture.alpha) {
    const evidence = certainEvidence(picture.alpha)
    return { alpha: picture.alpha, confidence: rateCutout(evidence), evidence, colors: null }
  }
  const { between } = options
  const small = await shrink(picture.raster, WORKING_SIZE)
  const lab = labPlanes(small)
  const tilt = findTilt(lab)
  const outline = outlineCost(lab)
  await between()

  const sides = frameWeight(lab)
  const first = await tellApart(fitBackground(lab, sides, tilt, STIFF, 4), sides)
  const rough = segment(cost(first, 1.3), outline, 50)
  await between()

  const outside = clearOf(enclosed(keepParts(without(rough, softParts(lab, rough)))))
  const second = await tellApart(fitBackground(lab, outside, tilt, FREE), outside)
  const mask = keepParts(segment(cost(second, 1), outline, 60, rough))
  await between()

  const removed = backgroundParts(photo(small, lab, mask, second, outside))
  const kept = without(mask, removed)
  const background = clearOf(kept)
  const third = await tellApart(fitBackground(lab, background, tilt, FREE), background)
  await between()
  const around = colorsOf(lab, background)
  const color = colorEvidence(lab, options.colors ?? colorsOf(lab, kept), around)
  const weight = options.colors ? KNOWN_COLOR_WEIGHT : COLOR_WEIGHT
  const costs = cost(third, 1)
  for (let i = 0; i < costs.data.length; i++) {
    costs.data[i] = Math.max(-2, costs.data[i] - weight * color.data[i])
    if (removed.data[i] > 0) costs.data[i] = Math.max(1, costs.data[i])
  }
  const segmented = segment(costs, outline, 60, kept)
  const last = keepParts(segmented)
  await between()

  const parts = backgroundParts(photo(small, lab, last, third, background))
  const distance = mapPlane(last, (i) => third.distance.data[i] / third.threshold)
  const solid = fillHoles(keepParts(without(last, parts)), {
    distance,
    marks: segmented,
    background: mapPlane(last, (i) => Math.max(removed.data[i], parts.data[i])),
    color,
  })
  await between()
  const colors = colorsOf(lab, solid)
  const evidence = gatherEvidence({
    lab,
    mask: solid,
    before: mask,
    removed: parts,
    distance,
    threshold: third.threshold,
    product: colors,
    background: around,
  })
  const alpha = refineAlpha(solid, picture.raster)
  return { alpha, confidence: rateCutout(evidence), evidence, colors }
}

interface Difference {
  /** From the background, in units of noise, evened out. */
  distance: Plane
  /** Distance from which on a pixel is rather product. */
  threshold: number
  sheet: BackgroundSheet
}

/** Nearly all of what is known to be background stays below the threshold, whatever pattern it has. */
async function tellApart(sheet: BackgroundSheet, known: Plane): Promise<Difference> {
  const distance = await evenDistance(sheet.whitened)
  const values: number[] = []
  for (let i = 0; i < known.data.length; i += 3) {
    if (known.data[i] > 0 && sheet.distance.data[i] < 12) values.push(distance.data[i])
  }
  values.sort((a, b) => a - b)
  const usual = values[Math.floor(values.length * 0.985)] ?? 2
  return { distance, threshold: Math.max(1.5, 1.25 * usual), sheet }
}

function photo(
  small: Raster,
  lab: LabPlanes,
  mask: Plane,
  { sheet, threshold }: Difference,
  outside: Plane
) {
  return { lab, mask, shade: shadeOf(small, sheet.planes, outside), even: threshold < EVEN }
}

/** The left and right sides, a little of top and bottom, without what reaches over them. */
function frameWeight(lab: LabPlanes): Plane {
  const { width, height } = lab[0]
  const crossing = crossingTheFrame(lab)
  return mapPlane(lab[0], (i) => {
    if (crossing.data[i] > 0) return 0
    const x = (i % width) / width
    const y = Math.floor(i / width) / height
    if (x < SIDE || x > 1 - SIDE) return 1
    return y < SIDE / 2 || y > 1 - SIDE / 2 ? 0.5 : 0
  })
}

/** A mask and all that lies between its pixels both across and down: a product of which only parts were seen. */
function enclosed(mask: Plane): Plane {
  const { width, height, data } = mask
  const across = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((value) => value > 0)
    if (first >= 0)
      across.fill(1, y * width + first, y * width + row.findLastIndex((value) => value > 0) + 1)
  }
  const out = createPlane(width, height)
  for (let x = 0; x < width; x++) {
    let first = -1
    let last = -1
    for (let y = 0; y < height; y++) {
      if (data[y * width + x] === 0) continue
      if (first < 0) first = y
      last = y
    }
    for (let y = Math.max(0, first); y <= last; y++) out.data[y * width + x] = across[y * width + x]
  }
  return out
}

/** 1 for pixels well away from a mask. */
function clearOf(mask: Plane): Plane {
  const near = blur(mask, 4)
  return mapPlane(mask, (i) => (near.data[i] < 0.05 ? 1 : 0))
}

function cost({ distance, threshold }: Difference, factor: number): Plane {
  return mapPlane(distance, (i) => Math.max(-2, 1 - distance.data[i] / (threshold * factor)))
}

/** Cheap where the picture changes: there the outline should run. */
function outlineCost(lab: LabPlanes): Plane {
  const { width } = lab[0]
  return mapPlane(lab[0], (i) => {
    let sum = 0
    for (const { data } of lab) {
      const across = (data[i + 1] ?? data[i]) - data[i]
      const down = (data[i + width] ?? data[i]) - data[i]
      sum += across * across + down * down
    }
    return 0.135 + 0.765 * Math.exp(-Math.sqrt(sum) / 5)
  })
}
