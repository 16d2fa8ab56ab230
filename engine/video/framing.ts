import type { Box } from '../image/raster.js'

/** Way beyond the still, as a part of its side, on which the ground loses its detail. */
const FADE = 0.25

/** How one axis of the frame lies on the still, in pixels of the still. */
export interface Axis {
  /** Where the frame starts, and its length. */
  start: number
  length: number
  /** Size of the still. */
  size: number
}

/** How a frame lies on the still. */
export interface PlacedStill {
  x: Axis
  y: Axis
  product: {
    /** Whether it is known where the product is; else a box around the middle stands for it. */
    known: boolean
    /** In pixels of the still. */
    box: Box
    /** In pixels of the frame. */
    inFrame: Box
  }
}

/**
 * Lays a frame on the middle of a still that has its shape already, but for a few pixels.
 *
 * @param product box of the product on the still, or null when nobody knows
 */
export function placeStill(
  still: { width: number; height: number },
  product: Box | null,
  frame: { width: number; height: number }
): PlacedStill {
  const { width, height } = still
  const box = product ?? middleBox(still)
  const scale = Math.max(frame.width / width, frame.height / height)
  const x = middleOf(width, frame.width / scale)
  const y = middleOf(height, frame.height / scale)
  const inFrame = {
    left: (box.left - x.start) * scale,
    right: (box.right - x.start) * scale,
    top: (box.top - y.start) * scale,
    bottom: (box.bottom - y.start) * scale,
  }
  return { x, y, product: { known: product !== null, box, inFrame } }
}

/** Where the product seems to be when nobody knows. */
function middleBox({ width, height }: { width: number; height: number }): Box {
  return { left: 0.18 * width, right: 0.82 * width, top: 0.15 * height, bottom: 0.85 * height }
}

function middleOf(size: number, length: number): Axis {
  return { start: (size - length) / 2, length, size }
}

/**
 * The place on the still that is seen at a place of the frame's axis, which may lie outside of the still: what the camera sees beyond an edge while
 * it moves is the strip along it, mirrored.
 *
 * @param strips widths of those strips, see `quietStrip`
 * @returns `at` in the still's pixels, and `soft` from 0 to 1: how far it is from being the still's own
 */
export function lookUp(
  { size }: Axis,
  strips: { before: number; after: number },
  place: number
): { at: number; soft: number } {
  if (place < 0) return { at: folded(-place, strips.before), soft: softness(-place, size) }
  const beyond = place - size
  if (beyond > 0) return { at: size - folded(beyond, strips.after), soft: softness(beyond, size) }
  return { at: place, soft: 0 }
}

/** The way to and fro on a strip. */
function folded(way: number, strip: number): number {
  const lap = way % (2 * strip)
  return lap <= strip ? lap : 2 * strip - lap
}

function softness(way: number, size: number): number {
  return Math.min(1, way / (FADE * size))
}
