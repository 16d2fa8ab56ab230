import type { ImpossibleWay } from '../contract/failures.js'
import type { ShapeWay } from '../contract/output.js'
import { cropPlane, cropRaster } from '../image/crop.js'
import {
  boundingBox,
  createPlane,
  mapPlane,
  type Box,
  type Plane,
  type Raster,
} from '../image/raster.js'
import { cutSides, edgeTrouble } from './edge_quality.js'
import { hasFailed } from './failure.js'
import { extendPlane, grow, type Grown } from './grow.js'
import { impossible } from './impossible.js'
import { planGrowth, planReframe, type ShapePlan, type ShapeSubject } from './plan_shape.js'
import { SIDES, type Side, type Sides } from './sides.js'
import { onSoftenedCopy } from './soften.js'
import { inStudio } from './studio.js'

/** A picture and what is known of it. Planes have its size and are 0 to 1. */
export interface Shapeable {
  raster: Raster & { channels: 3 }
  /** Its transparency, or null when it is opaque. */
  alpha: Plane | null
  /** Where the product is, or null when nobody knows. */
  product: Plane | null
  /** What else must neither be copied nor carried on: people, text; or null. */
  keepOut: Plane | null
}

/** A shape as width over height, of all of the picture if `isWhole`; or pixels to be added at each side. */
export type WantedShape = { ratio: number; isWhole?: boolean } | { sides: Sides }

export interface ReshapeOptions {
  /** The way that the merchant chose, or null for the first that holds. */
  way: ShapeWay | null
  seed: number
}

export interface Reshaped {
  raster: Raster & { channels: 3 }
  alpha: Plane | null
  product: Plane | null
  way: ShapeWay
  /** How well each side came out whose ground was carried on. */
  quality?: Grown['sides']
}

/** Times a side may grow; what is made would be more than what was there. */
const MOST_GROWTH = 2.2

/** Shorter side below which a picture has too few pixels to be carried on. */
const LEAST_SIDE = 64

/** Longest side that a picture may come to, in pixels. */
const LARGEST = 4096

/** Shapes that differ by less are the same. */
const SAME = 0.005

/**
 * Gives a picture another shape by the first of these ways that holds: a part of it that shows the product with its margin; its ground carried on,
 * after the other side was cut to 70 % or so that the product keeps its margin; its product alone on studio paper; all of it on a softened
 * copy. The product's pixels stay as they are, and where an edge of the picture cuts it, an edge of the frame does.
 *
 * @param between called between steps of at most about half a second
 * @throws JobError `invalid_input` when the way that was chosen is not possible, with the reason
 */
export async function reshape(
  picture: Shapeable,
  wanted: WantedShape,
  { way, seed }: ReshapeOptions,
  between: () => Promise<void>
): Promise<Reshaped> {
  const { width, height } = picture.raster
  const subject = subjectOf(picture)
  if ('ratio' in wanted && Math.abs(wanted.ratio / (width / height) - 1) < SAME) {
    return { ...picture, way: 'reframed' }
  }
  if (way === null || way === 'reframed') {
    const plan = 'ratio' in wanted && !wanted.isWhole ? planReframe(subject, wanted.ratio) : null
    if (plan) return { ...partOf(picture, plan.window), way: 'reframed' }
    if (way) throw impossible('does_not_fit')
  }
  const plan = planOf(picture, subject, wanted)
  if (plan && picture.alpha && way !== 'set' && way !== 'softened') return addNothing(picture, plan)
  if (way === null || way === 'filled') {
    const filled = await tryFill(picture, plan, way, between)
    if (filled) return filled
  }
  const frame = frameOf(picture, subject, wanted)
  // More space around a product is asked for to keep what is around it.
  if (way === 'set' || (way === null && 'ratio' in wanted)) {
    const why = notInStudio(picture, subject)
    if (why === null) {
      const set = await inStudio(picture.raster, picture.product!, frame.size, seed, between)
      return { ...set, alpha: null, way: 'set' }
    }
    if (way) throw impossible(why)
  }
  const raster = await onSoftenedCopy(picture.raster, frame.size, frame.place)
  const space = spaceAround(frame)
  return {
    raster,
    alpha: null,
    product: picture.product && extendPlane(picture.product, space, 0),
    way: 'softened',
  }
}

function subjectOf({ raster, product }: Shapeable): ShapeSubject {
  const { width, height } = raster
  const box = product && boundingBox(product, 0.5)
  if (!product || !box) {
    const cut = { left: false, top: false, right: false, bottom: false }
    return { width, height, box: middleBox(raster), cut }
  }
  return { width, height, box, cut: cutSides(product) }
}

/** Where the product seems to be when nobody knows. */
function middleBox({ width, height }: { width: number; height: number }): Box {
  return {
    left: Math.floor(0.18 * width),
    right: Math.ceil(0.82 * width),
    top: Math.floor(0.15 * height),
    bottom: Math.ceil(0.85 * height),
  }
}

function planOf(picture: Shapeable, subject: ShapeSubject, wanted: WantedShape): ShapePlan | null {
  const { width, height } = picture.raster
  if ('ratio' in wanted) {
    const troubleOf = (window: Box) => {
      const part = partOf(picture, window)
      return edgeTrouble(part.raster, outOf(part))
    }
    return planGrowth(subject, wanted.ratio, troubleOf, wanted.isWhole)
  }
  const whole = { left: 0, top: 0, right: width, bottom: height }
  return SIDES.some((side) => wanted.sides[side] > 0 && subject.cut[side])
    ? null
    : { window: whole, growth: wanted.sides }
}

async function tryFill(
  picture: Shapeable,
  plan: ShapePlan | null,
  way: ShapeWay | null,
  between: () => Promise<void>
): Promise<Reshaped | null> {
  const refuse = (why: ImpossibleWay) => {
    if (way) throw impossible(why)
    return null
  }
  if (!plan) return refuse('cut')
  const part = partOf(picture, plan.window)
  const { width, height } = part.raster
  const { left, top, right, bottom } = plan.growth
  if (Math.min(width, height) < LEAST_SIDE) return refuse('small')
  if (Math.max((width + left + right) / width, (height + top + bottom) / height) > MOST_GROWTH)
    return refuse('most')
  const grown = await grow({ raster: part.raster, keepOut: outOf(part) }, plan.growth, between)
  if (!grown) return refuse('no_ground')
  if (way === null && hasFailed(grown.sides)) return null
  return {
    raster: grown.raster,
    alpha: null,
    product: part.product && extendPlane(part.product, plan.growth, 0),
    way: 'filled',
    quality: grown.sides,
  }
}

/** More of nothing around a transparent picture. */
function addNothing(picture: Shapeable, { window, growth }: ShapePlan): Reshaped {
  const part = partOf(picture, window)
  const planes = [0, 1, 2].map((c) =>
    extendPlane(
      mapPlane(part.raster, (i) => part.raster.data[i * 3 + c]!),
      growth,
      255
    )
  )
  const { width, height } = planes[0]!
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, p) => planes[p % 3]!.data[(p / 3) | 0]!
  )
  return {
    raster: { width, height, channels: 3, data },
    alpha: part.alpha && extendPlane(part.alpha, growth, 0),
    product: part.product && extendPlane(part.product, growth, 0),
    way: 'filled',
  }
}

/** Why the product cannot be shown alone, or null. */
function notInStudio({ product }: Shapeable, { cut: cutBy }: ShapeSubject): ImpossibleWay | null {
  if (!product || !boundingBox(product, 0.5)) return 'no_product'
  return SIDES.some((side: Side) => cutBy[side]) ? 'in_part' : null
}

interface Framed {
  size: { width: number; height: number }
  /** Where the whole picture lies in it. */
  place: Box
}

/** The frame that holds the whole picture. */
function frameOf(
  { raster: { width, height } }: Shapeable,
  { cut: cutBy }: ShapeSubject,
  wanted: WantedShape
): Framed {
  if ('sides' in wanted) {
    const { left, top, right, bottom } = wanted.sides
    return {
      size: { width: width + left + right, height: height + top + bottom },
      place: { left, top, right: left + width, bottom: top + height },
    }
  }
  const size = {
    width: Math.min(LARGEST, Math.max(width, Math.round(height * wanted.ratio))),
    height: Math.min(LARGEST, Math.max(height, Math.round(width / wanted.ratio))),
  }
  const startOf = (space: number, before: boolean, after: boolean) =>
    before && !after ? 0 : after && !before ? space : Math.floor(space / 2)
  const left = startOf(size.width - width, cutBy.left, cutBy.right)
  const top = startOf(size.height - height, cutBy.top, cutBy.bottom)
  return { size, place: { left, top, right: left + width, bottom: top + height } }
}

function spaceAround({ size, place }: Framed): Sides {
  return {
    left: place.left,
    top: place.top,
    right: size.width - place.right,
    bottom: size.height - place.bottom,
  }
}

function partOf(picture: Shapeable, box: Box): Shapeable {
  const of = (plane: Plane | null) => plane && cropPlane(plane, box)
  return {
    raster: cropRaster(picture.raster, box),
    alpha: of(picture.alpha),
    product: of(picture.product),
    keepOut: of(picture.keepOut),
  }
}

/** All that must neither be copied nor carried on; where nobody knows the product, the picture's middle. */
function outOf({ raster, product, keepOut }: Shapeable): Plane {
  const own = product ?? middleOf(raster)
  return keepOut ? mapPlane(raster, (i) => Math.max(own.data[i]!, keepOut.data[i]!)) : own
}

function middleOf(raster: Raster): Plane {
  const plane = createPlane(raster.width, raster.height)
  const { left, right, top, bottom } = middleBox(raster)
  for (let y = top; y < bottom; y++)
    plane.data.fill(1, y * raster.width + left, y * raster.width + right)
  return plane
}
