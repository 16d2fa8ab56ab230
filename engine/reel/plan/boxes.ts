import type { ReelBox } from '../reel.js'

export const WHOLE: ReelBox = { left: 0, top: 0, right: 1, bottom: 1 }

export function widthOf({ left, right }: ReelBox): number {
  return right - left
}

export function heightOf({ top, bottom }: ReelBox): number {
  return bottom - top
}

/** A box given in shares of another one, in the other one's units. */
export function within(outer: ReelBox, shares: ReelBox): ReelBox {
  const width = widthOf(outer)
  const height = heightOf(outer)
  return {
    left: outer.left + shares.left * width,
    top: outer.top + shares.top * height,
    right: outer.left + shares.right * width,
    bottom: outer.top + shares.bottom * height,
  }
}

/** A box in shares of another one of the same units. */
export function sharesOf(outer: ReelBox, box: ReelBox): ReelBox {
  const width = widthOf(outer)
  const height = heightOf(outer)
  return {
    left: (box.left - outer.left) / width,
    top: (box.top - outer.top) / height,
    right: (box.right - outer.left) / width,
    bottom: (box.bottom - outer.top) / height,
  }
}

export function around(a: ReelBox, b: ReelBox): ReelBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** Area that two boxes share. */
export function shared(a: ReelBox, b: ReelBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
