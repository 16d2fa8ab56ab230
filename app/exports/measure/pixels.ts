import type { Box, Size } from './facts.js'

/** One byte a pixel, row by row from the top left. */
export interface Plane extends Size {
  data: Uint8Array
}

/** sRGB bytes, three a pixel. */
export interface Raster extends Size {
  data: Uint8Array
}

/** The smallest box around the pixels for which `isInside(index)` holds, or null when there is none. */
export function boxOf({ width, height }: Size, isInside: (index: number) => boolean): Box | null {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!isInside(i)) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box.right === 0 ? null : box
}

/** A box of a smaller copy in pixels of the picture; never smaller than what it stands for. */
export function scaleBox(box: Box, from: Size, to: Size): Box {
  const x = to.width / from.width
  const y = to.height / from.height
  return {
    left: Math.floor(box.left * x),
    top: Math.floor(box.top * y),
    right: Math.min(to.width, Math.ceil(box.right * x)),
    bottom: Math.min(to.height, Math.ceil(box.bottom * y)),
  }
}
