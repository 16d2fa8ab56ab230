/** Where the product is in a photo: one byte a pixel, row by row from the top left, 255 = product. */
export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

/** Whole pixels; right and bottom are exclusive. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Point {
  x: number
  y: number
}

/** Longest side of a mask in pixels: finer than anybody paints, and 4 MB at most. */
export const LONGEST_SIDE = 2048

/** Size of the mask of a photo of this size, in pixels. */
export function maskSize(photo: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height))
  return {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  }
}

/** The smallest area around both. */
export function join(one: Area | null, other: Area): Area {
  if (!one) return other
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** The part of an area that lies in a mask, or null. */
export function clip(area: Area, { width, height }: { width: number; height: number }) {
  const clipped = {
    left: Math.max(0, Math.floor(area.left)),
    top: Math.max(0, Math.floor(area.top)),
    right: Math.min(width, Math.ceil(area.right)),
    bottom: Math.min(height, Math.ceil(area.bottom)),
  }
  return clipped.left < clipped.right && clipped.top < clipped.bottom ? clipped : null
}

export function wholeOf({ width, height }: { width: number; height: number }): Area {
  return { left: 0, top: 0, right: width, bottom: height }
}
