import type { Box } from '../image/raster.js'
import type { Side, Sides } from './sides.js'

/** Free space that is kept beside the product, as a share of the frame's side. */
const MARGIN = 0.1

/** Where the product's middle comes, from the left and from the top. */
const MIDDLE = { x: 0.5, y: 0.52 }

/** Part of a picture's other side that is kept when it is cut before it grows. */
const KEPT = 0.7

/** Part of a grown frame within which the product's middle stays, at best and in any case. */
const NEAR_MIDDLE = 0.2
const INSIDE = 0.32

/** Times as much trouble as the other side from which on a side is spared. */
const WORSE = 1.5

/** Shapes that differ by less are the same. */
const SAME = 0.01

/** A part of a picture, and how much it grows. */
export interface ShapePlan {
  window: Box
  growth: Sides
}

export interface ShapeSubject {
  width: number
  height: number
  /** Box of the product, or of what stands for it. */
  box: Box
  /** Edges that cut the product: it stays there. */
  cut: Record<Side, boolean>
}

/** One axis of a picture. */
interface Axis {
  size: number
  from: number
  to: number
  cutBefore: boolean
  cutAfter: boolean
}

/** The largest part of a shape that shows the product with its margin, or null when there is none. */
export function planReframe(subject: ShapeSubject, ratio: number): ShapePlan | null {
  const { width, height } = subject
  const w = Math.min(width, Math.round(height * ratio))
  const h = Math.min(height, Math.round(width / ratio))
  const [x, y] = axesOf(subject)
  if (w < least(x) || h < least(y)) return null
  const left = startOf(x, w, MIDDLE.x)
  const top = startOf(y, h, MIDDLE.y)
  return {
    window: { left, top, right: left + w, bottom: top + h },
    growth: { left: 0, top: 0, right: 0, bottom: 0 },
  }
}

/**
 * A part of the picture and how much it grows to get a shape: the other side is cut first, so that little has to be made. More grows
 * where it is less trouble, as long as the product stays near the middle.
 *
 * @param isWhole whether nothing may be cut
 * @returns null when both sides that would have to grow cut the product
 */
export function planGrowth(
  subject: ShapeSubject,
  ratio: number,
  troubleOf: (window: Box) => Sides,
  isWhole = false
): ShapePlan | null {
  const { width, height } = subject
  const [x, y] = axesOf(subject)
  const grows = ratio > (width / height) * (1 + SAME) ? 'x' : 'y'
  const [long, other] = grows === 'x' ? [x, y] : [y, x]
  if (long.cutBefore && long.cutAfter) return null
  const shape = grows === 'x' ? ratio : 1 / ratio
  const kept = Math.round(
    Math.min(
      other.size,
      Math.max((isWhole ? 1 : KEPT) * other.size, least(other), long.size / shape)
    )
  )
  const start = startOf(other, kept, grows === 'x' ? MIDDLE.y : MIDDLE.x)
  const window =
    grows === 'x'
      ? { left: 0, right: width, top: start, bottom: start + kept }
      : { left: start, right: start + kept, top: 0, bottom: height }
  const length = Math.max(long.size, Math.round(kept * shape))
  const trouble = troubleOf(window)
  const growth = { left: 0, top: 0, right: 0, bottom: 0 }
  if (grows === 'x') {
    growth.left = split(long, length, MIDDLE.x, trouble.left, trouble.right)
    growth.right = length - width - growth.left
  } else {
    growth.top = split(long, length, MIDDLE.y, trouble.top, trouble.bottom)
    growth.bottom = length - height - growth.top
  }
  return { window, growth }
}

/** Pixels of what is to be added that come before the picture. */
function split(
  axis: Axis,
  length: number,
  middle: number,
  troubleBefore: number,
  troubleAfter: number
): number {
  const all = length - axis.size
  if (axis.cutBefore) return 0
  if (axis.cutAfter) return all
  const own = (axis.from + axis.to) / 2
  const within = (pixels: number, away: number) =>
    Math.max(
      Math.min(all, Math.max(0, (middle - away) * length - own)),
      Math.min(Math.min(all, Math.max(0, (middle + away) * length - own)), pixels)
    )
  const even = within(middle * length - own, 0)
  const balance = troubleAfter / (troubleBefore + troubleAfter)
  if (troubleBefore > WORSE * troubleAfter) return Math.round(within(0, INSIDE))
  if (troubleAfter > WORSE * troubleBefore) return Math.round(within(all, INSIDE))
  return Math.round(within((even + balance * all) / 2, NEAR_MIDDLE))
}

function axesOf({ width, height, box, cut }: ShapeSubject): [x: Axis, y: Axis] {
  const x = { size: width, from: box.left, to: box.right }
  const y = { size: height, from: box.top, to: box.bottom }
  return [
    { ...x, cutBefore: cut.left, cutAfter: cut.right },
    { ...y, cutBefore: cut.top, cutAfter: cut.bottom },
  ]
}

/** The shortest stretch that shows the product with its margin; where an edge cuts it there is none. */
function least({ size, from, to, cutBefore, cutAfter }: Axis): number {
  const margins = (cutBefore ? 0 : MARGIN) + (cutAfter ? 0 : MARGIN)
  return Math.min(size, (to - from) / (1 - margins))
}

function startOf({ size, from, to, cutBefore, cutAfter }: Axis, length: number, middle: number) {
  if (cutBefore && !cutAfter) return 0
  if (cutAfter && !cutBefore) return size - length
  const start = Math.round((from + to) / 2 - middle * length)
  return Math.max(0, Math.min(size - length, start))
}
