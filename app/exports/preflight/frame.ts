import { type Box, fillOf, type Size } from '../measure/facts.js'

/** The part of a picture that becomes the whole; on white it may reach beyond the picture. */
export interface Frame extends Size {
  left: number
  top: number
}

interface Range {
  min: number
  max: number
}

/** How much more than the least share the product is given, so that rounding takes nothing away. */
const MARGIN = 0.02

/** Room beside the product that a cut leaves, as a share of the product's longer side. */
const AIR = 0.04

/** Difference of a ratio that is not told from the ratio itself. */
export const RATIO_TOLERANCE = 0.01

/**
 * A frame on white: widened to the ratio, and drawn anew around the product where it would take too little or too much of
 * the frame. No pixel is enlarged: the product takes more of a smaller frame.
 */
export function frameOnWhite(
  size: Size,
  { product, ratio, fill }: { product: Box | null; ratio?: Range; fill?: Range }
): Frame {
  const widened = widen(size, ratio)
  if (!fill || !product || isWithin(fillOf(product, widened), fill)) return widened
  const share = Math.min(fill.min + MARGIN, (fill.min + fill.max) / 2)
  const shape = clamp(size.width / size.height, ratio)
  const [wide, tall] = [product.right - product.left, product.bottom - product.top]
  const height = Math.round(Math.max(tall, wide / shape) / share)
  const width = Math.round(height * shape)
  return {
    width,
    height,
    left: Math.round((product.left + product.right - width) / 2),
    top: Math.round((product.top + product.bottom - height) / 2),
  }
}

function widen({ width, height }: Size, ratio?: Range): Frame {
  const shape = clamp(width / height, ratio)
  const wide = Math.max(width, Math.round(height * shape))
  const tall = Math.max(height, Math.round(wide / shape))
  return {
    width: wide,
    height: tall,
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - tall) / 2),
  }
}

/** The largest part of a scene that has the ratio and the whole product, or null where there is none. */
export function frameInScene(size: Size, product: Box | null, ratio: Range): Frame | null {
  const { width, height } = size
  const shape = clamp(width / height, ratio)
  if (isRatio(size, ratio)) return { left: 0, top: 0, width, height }
  if (!product) return null
  const frame =
    width / height > shape
      ? { width: Math.round(height * shape), height }
      : { width, height: Math.round(width / shape) }
  const [wide, tall] = [product.right - product.left, product.bottom - product.top]
  const air = Math.max(wide, tall) * AIR
  const fits =
    (frame.width === width || wide + 2 * air <= frame.width) &&
    (frame.height === height || tall + 2 * air <= frame.height)
  if (!fits) return null
  return {
    ...frame,
    left: place(product.left, product.right, frame.width, width),
    top: place(product.top, product.bottom, frame.height, height),
  }
}

/** Where a frame begins that has a stretch in its middle, as far as the picture allows. */
function place(from: number, to: number, frame: number, picture: number): number {
  const middle = Math.round((from + to - frame) / 2)
  return Math.max(0, Math.min(picture - frame, middle))
}

export function isRatio({ width, height }: Size, { min, max }: Range): boolean {
  const ratio = width / height
  return ratio >= min * (1 - RATIO_TOLERANCE) && ratio <= max * (1 + RATIO_TOLERANCE)
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max
}

/** The value in a range that is nearest. */
export function clamp(value: number, range: Range | undefined): number {
  return range ? Math.max(range.min, Math.min(range.max, value)) : value
}
