import type { PhotoWarning } from '../contract/photos.js'
import { blur } from '../image/blur.js'
import type { LabPlanes } from '../image/color.js'
import { quantile } from '../image/quantile.js'
import { createPlane, mapPlane, type Plane } from '../image/raster.js'
import type { ReadPicture } from '../image/read_picture.js'
import { resizePlane } from '../image/resample.js'
import { shrink } from '../image/shrink.js'
import { backgroundParts } from './background_parts.js'
import { fitBackground, type BackgroundSheet } from './background_sheet.js'
import { fillHoles, fillSpecks, keepParts } from './clean_mask.js'
import { closeGaps } from './close_gaps.js'
import { colorEvidence, colorsOf, type ProductColors } from './color_model.js'
import { adviceFor, rateCutout } from './confidence.js'
import { enclosed } from './enclosed.js'
import { addFootRim } from './foot_rim.js'
import { fadingParts } from './fading_parts.js'
import { frameWeight } from './frame_weight.js'
import { giveBack } from './give_back.js'
import { gatherEvidence, certainEvidence, type CutoutEvidence } from './evidence.js'
import { guideByShapes, type ShapeGuide } from './guide_by_shapes.js'
import { refineAlpha } from './matting.js'
import { ownOutline } from './own_outline.js'
import { peelShade } from './peel_shade.js'
import { photoPlanes } from './photo_planes.js'
import { segment } from './segment.js'
import { settleOutline } from './settle_outline.js'
import { shadeOf } from './shade.js'
import { evenDistance } from './smooth_residual.js'
import { smoothOutline } from './smooth_outline.js'
import { softParts } from './soft_parts.js'
import { findTilt } from './tilt.js'
import { without } from './without.js'

/** Longest side of the copy on which product and background are told apart, in pixels. */
export const WORKING_SIZE = 448

/** How freely the background may bend while only the frame's sides are known, and afterwards. */
const STIFF = 0.5
const FREE = 1

/** Threshold below which a background is even: its noise has no pattern. */
const EVEN = 2.6

/** What a colour that is twice as likely in the product is worth, beside the distance from the background. */
const COLOR_WEIGHT = 0.4
const SURER_COLOR_WEIGHT = 0.55
const KNOWN_COLOR_WEIGHT = 0.8

export interface Cutout {
  /** Soft alpha at the picture's size, 0 to 1. */
  alpha: Plane
  /** 0 to 1: how sure it is that exactly the product was cut out. */
  confidence: number
  /** What to tell the merchant, null when it can be relied on. */
  advice: PhotoWarning | null
  /** What the confidence rests on. */
  evidence: CutoutEvidence
  /** What it looks like, for other photos of the same product; null when nothing was cut out. */
  colors: ProductColors | null
  /** The mask that the alpha was drawn from, 1 inside, at most `WORKING_SIZE` a side. */
  shape: Plane
  /** Whether a shape that other photos showed decided where its outline runs. */
  guided: boolean
}

/** What other photos showed of the product. */
export interface Known {
  colors?: ProductColors | null
  guide?: ShapeGuide | null
}

export interface CutOutOptions extends Known {
  /** Called between the steps. */
  between: () => Promise<void>
}

/**
 * Tells the product in a photo from its background.
 *
 * A sheet is fitted to the photo's sides and drawn on behind the product; what differs from it is a first mask. The
 * sheet is fitted again to all that is left, what fades into it or is only its shadow is taken away, and a last time.
 * Each time the division is the best one by cost of pixels and of outline. The edge is then drawn softly at full size. A picture that is
 * cut out already keeps its alpha.
 */
export async function cutOut(picture: ReadPicture, options: CutOutOptions): Promise<Cutout> {
  const known = ownOutline(picture)
  if (known) {
    const evidence = certainEvidence(known)
    const confidence = rateCutout(evidence)
    return {
      alpha: known,
      confidence,
      advice: adviceFor(confidence, evidence),
      evidence,
      colors: null,
      shape: shapeOf(known),
      guided: false,
    }
  }
  const { between } = options
  const small = await shrink(picture.raster, WORKING_SIZE)
  const photo = photoPlanes(small)
  const { lab, bins, light, softness } = photo
  const tilt = findTilt(lab)
  const outline = outlineCost(lab)
  await between()

  const sides = frameWeight(lab)
  const first = tellApart(fitBackground(lab, sides, tilt, STIFF, 4), sides)
  const rough = segment(cost(first, 1.3), outline, 50)
  await between()

  const outside = clearOf(enclosed(keepParts(without(rough, softParts(softness, rough)))))
  const second = tellApart(fitBackground(lab, outside, tilt, FREE), outside)
  const mask = keepParts(segment(cost(second, 1), outline, 60, rough))
  await between()

  const faded = fadingParts(mask, {
    lab,
    background: second.sheet.planes,
    steepness: photo.edges,
  })
  const shaded = backgroundParts({
    photo,
    mask: without(mask, faded),
    shade: shadeOf(light, second.sheet.planes, { inside: mask, outside }),
    background: second.sheet.planes,
    even: second.threshold < EVEN,
  })
  const removed = either(faded, shaded)
  const kept = without(mask, removed)
  const background = clearOf(kept)
  const third = tellApart(fitBackground(lab, background, tilt, FREE), background)
  await between()
  const around = colorsOf(bins, background)
  const costs = cost(third, 1)
  const byColor = (product: ProductColors, weight: number, start: Plane) => {
    const color = colorEvidence(bins, small, product, around)
    const all = mapPlane(costs, (i) => {
      const value = Math.max(-2, costs.data[i]! - weight * color.data[i]!)
      return removed.data[i]! > 0 ? Math.max(1, value) : value
    })
    return { color, segmented: segment(all, outline, 50, start) }
  }
  const weight = options.colors ? KNOWN_COLOR_WEIGHT : COLOR_WEIGHT
  const seen = byColor(options.colors ?? colorsOf(bins, kept), weight, kept)
  await between()
  const { color, segmented } = byColor(
    options.colors ?? colorsOf(bins, keepParts(seen.segmented)),
    Math.max(weight, SURER_COLOR_WEIGHT),
    seen.segmented
  )
  const last = closeGaps(keepParts(segmented), color, outline)
  await between()

  const shade = shadeOf(light, third.sheet.planes, { inside: last, outside: background })
  const fadedLast = fadingParts(last, {
    lab,
    background: third.sheet.planes,
    steepness: photo.edges,
    again: faded.data.includes(1),
  })
  const shadedLast = backgroundParts({
    photo,
    mask: without(last, fadedLast),
    shade,
    background: third.sheet.planes,
    even: third.threshold < EVEN,
  })
  const parts = either(fadedLast, shadedLast)
  const distance = mapPlane(last, (i) => third.distance.data[i]! / third.threshold)
  const otherwise = either(removed, parts)
  const filled = fillHoles(keepParts(without(last, parts)), {
    distance,
    marks: segmented,
    background: otherwise,
    color,
  })
  const whole = giveBack(filled, {
    before: kept,
    background: otherwise,
    color,
    steepness: photo.edges,
  })
  const settled = settleOutline(whole, {
    cost: costs,
    steepness: photo.edges,
    background: otherwise,
  })
  const peeled = peelShade(settled, {
    shade: shadeOf(light, third.sheet.planes, { inside: settled, outside: background }),
    steepness: photo.edges,
  })
  const rimmed = addFootRim(peeled, { lightness: lab[0], steepness: photo.edges })
  await between()
  const guided =
    options.guide &&
    guideByShapes(rimmed, options.guide, {
      cost: costs,
      outline,
      color,
      steepness: photo.edges,
    })
  const solid = fillSpecks(smoothOutline(guided ?? rimmed, photo.edges), distance)
  await between()
  const colors = colorsOf(bins, solid)
  const evidence = gatherEvidence({
    lab,
    mask: solid,
    removed: parts,
    cost: costs,
    outline,
    threshold: third.threshold,
    product: colors,
    background: around,
  })
  const alpha = refineAlpha(solid, picture.raster)
  const confidence = rateCutout(evidence)
  const advice = adviceFor(confidence, evidence)
  return { alpha, confidence, advice, evidence, colors, shape: solid, guided: Boolean(guided) }
}

/** A soft alpha as a mask at the size at which photos are told apart. */
export function shapeOf(alpha: Plane): Plane {
  const scale = Math.min(1, WORKING_SIZE / Math.max(alpha.width, alpha.height))
  const size = (side: number) => Math.max(1, Math.round(side * scale))
  const small = resizePlane(alpha, size(alpha.width), size(alpha.height))
  return mapPlane(small, (i) => (small.data[i]! > 0.5 ? 1 : 0))
}

interface Difference {
  /** From the background, in units of noise, evened out. */
  distance: Plane
  /** Distance from which on a pixel is rather product. */
  threshold: number
  sheet: BackgroundSheet
}

/** Nearly all of what is known to be background stays below the threshold, whatever pattern it has. */
function tellApart(sheet: BackgroundSheet, known: Plane): Difference {
  const distance = evenDistance(sheet.whitened)
  const values = new Float32Array(known.data.length)
  let count = 0
  for (let i = 0; i < known.data.length; i += 3) {
    if (known.data[i]! > 0 && sheet.distance.data[i]! < 12) values[count++] = distance.data[i]!
  }
  const usual = quantile(values.subarray(0, count), 0.985) ?? 2
  return { distance, threshold: Math.max(1.5, 1.25 * usual), sheet }
}

function either(some: Plane, others: Plane): Plane {
  return mapPlane(some, (i) => Math.max(some.data[i]!, others.data[i]!))
}

/** 1 for pixels well away from a mask. */
function clearOf(mask: Plane): Plane {
  const near = blur(mask, 4)
  return mapPlane(mask, (i) => (near.data[i]! < 0.05 ? 1 : 0))
}

function cost({ distance, threshold }: Difference, factor: number): Plane {
  return mapPlane(distance, (i) => Math.max(-2, 1 - distance.data[i]! / (threshold * factor)))
}

/** Cheap where the picture changes: there the outline should run. */
function outlineCost(lab: LabPlanes): Plane {
  const { width, height } = lab[0]
  const squares = createPlane(width, height)
  for (const { data } of lab) {
    for (let y = 0, i = 0; y < height; y++) {
      const below = y < height - 1 ? width : 0
      for (let x = 0; x < width; x++, i++) {
        const across = data[x < width - 1 ? i + 1 : i]! - data[i]!
        const down = data[i + below]! - data[i]!
        squares.data[i]! += across * across + down * down
      }
    }
  }
  return mapPlane(squares, (i) => 0.135 + 0.765 * Math.exp(-Math.sqrt(squares.data[i]!) / 5))
}
