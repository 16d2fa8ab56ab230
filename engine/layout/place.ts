import type { Layout } from './layout.js'

/** Pixels. */
interface Size {
  width: number
  height: number
}

/** Size and place of a product in a picture, in pixels: the middle of its foot, and its height and width. */
export interface Place {
  x: number
  foot: number
  height: number
  width: number
}

/** Where a product stands: as a layout says, and elsewhere as `usual`. */
export function placeByHand(usual: Place, layout: Layout, picture: Size, cutout: Size): Place {
  const across = cutout.width / cutout.height
  const { x, foot, height } = layout
  const high =
    height === undefined ? usual.height : Math.min(height * picture.height, picture.width / across)
  return {
    x: x === undefined ? usual.x : x * picture.width,
    foot: foot === undefined ? usual.foot : foot * picture.height,
    height: high,
    width: high * across,
  }
}
