import type { Box } from '../image/raster.js'

/** Free space that is kept beside the product, as a part of the frame's side. */
const MARGIN = 0.1
/** Where the product's middle comes when the picture must be made longer, from the top. */
const MIDDLE = 0.52
/** Part of a band beside the product by which it can be stretched; what more is needed is mirrored. */
const STRETCH = 0.2
/** Way beyond the still, as a part of its side, on which the ground loses its detail. */
const FADE = 0.25
/** Ratios that differ by less count as the same. */
const SAME = 0.01

/** How one axis of the frame lies on the still, in pixels of the still. */
export interface Axis {
  /** Where the frame starts, and its length. */
  start: number
  length: number
  /** Size of the still. */
  size: number
  /** The product with its margin; nothing in it is stretched. */
  keepFrom: number
  keepTo: number
  /** Pixels by which the still is made longer before and after. */
  before: number
  after: number
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
 * Lays a frame on the still. When their ratios differ it is a cut around the product if that fits with a margin, else the
 * still is made longer.
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
  const boxWidth = box.right - box.left
  const boxHeight = box.bottom - box.top
  const ratio = frame.width / frame.height
  const own = width / height
  let frameWidth = width
  let frameHeight = height
  if (ratio < own * (1 - SAME)) {
    frameWidth = Math.min(width, Math.max(height * ratio, boxWidth / (1 - 2 * MARGIN)))
    frameHeight = frameWidth / ratio
  } else if (ratio > own * (1 + SAME)) {
    frameHeight = Math.min(height, Math.max(width / ratio, boxHeight / (1 - 2 * MARGIN)))
    frameWidth = frameHeight * ratio
  }
  const x = layAxis(width, frameWidth, box.left, box.right, 0.5)
  const y = layAxis(height, frameHeight, box.top, box.bottom, MIDDLE)
  const inFrame = {
    left: ((box.left - x.start) / x.length) * frame.width,
    right: ((box.right - x.start) / x.length) * frame.width,
    top: ((box.top - y.start) / y.length) * frame.height,
    bottom: ((box.bottom - y.start) / y.length) * frame.height,
  }
  return { x, y, product: { known: product !== null, box, inFrame } }
}

/** Where the product seems to be when nobody knows. */
function middleBox({ width, height }: { width: number; height: number }): Box {
  return { left: 0.18 * width, right: 0.82 * width, top: 0.15 * height, bottom: 0.85 * height }
}

function layAxis(size: number, length: number, from: number, to: number, middle: number): Axis {
  const pad = 0.04 * length
  const keep = { keepFrom: Math.max(0, from - pad), keepTo: Math.min(size, to + pad) }
  const wanted = (from + to) / 2 - middle * length
  if (length <= size) {
    const start = Math.min(Math.max(wanted, 0), size - length)
    return { start, length, size, ...keep, before: 0, after: 0 }
  }
  const before = Math.min(Math.max(-wanted, 0), length - size)
  return { start: -before, length, size, ...keep, before, after: length - size - before }
}

/**
 * The place on the still that is seen at a place of the frame's axis, which may lie outside of the frame.
 *
 * @param strips widths of the strips that are mirrored beyond the still's edges, see `quietStrip`
 * @returns `at` in the still's pixels, and `soft` from 0 to 1: how far it is from being the still's own
 */
export function lookUp(
  axis: Axis,
  strips: { before: number; after: number },
  place: number
): { at: number; soft: number } {
  const { size, keepFrom, keepTo } = axis
  if (place < keepFrom) {
    const { way, soft } = outwards(keepFrom - place, keepFrom, axis.before, size, strips.before)
    return { at: keepFrom - way, soft }
  }
  if (place > keepTo) {
    const { way, soft } = outwards(place - keepTo, size - keepTo, axis.after, size, strips.after)
    return { at: keepTo + way, soft }
  }
  return { at: place, soft: 0 }
}

/** The way on the still's band for a way in the frame: ever more stretched, then mirrored to and fro. */
function outwards(way: number, band: number, extra: number, size: number, strip: number) {
  const stretch = Math.min(extra, STRETCH * band)
  const long = band + stretch
  const bend = long > 0 ? stretch / (long * long) : 0
  const turn = Math.max(1, Math.min(strip, long))
  const lap = Math.max(0, way - long) % (2 * turn)
  const folded = Math.min(way, long) - (lap <= turn ? lap : 2 * turn - lap)
  const beyond = Math.max(0, way - long) / (FADE * size)
  const stretched = extra > 0 && long > 0 ? 0.15 * Math.min(1, way / long) ** 2 : 0
  return { way: folded - bend * folded * folded, soft: Math.min(1, beyond + stretched) }
}
