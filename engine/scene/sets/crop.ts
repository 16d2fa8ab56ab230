import type { SetView } from './set_data.js'

/** The part of a view that a picture shows, in the view's pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** Share of the picture's height, from the top, at which the product stands. */
const STANDING = { wide: 0.84, square: 0.8, tall: 0.74 } as const

/**
 * The part of a view for a picture's format: as much of it as there is, less the zoom, around where the product stands.
 *
 * @param zoom 1 shows most, 1.2 a fifth less
 * @param aside how far to the right of the picture's middle the product is to stand, in widths of the picture, if the view has room
 */
export function cropFor(
  view: SetView,
  width: number,
  height: number,
  zoom: number,
  aside = 0
): Crop {
  const aspect = width / height
  const largest = Math.min(view.width, view.height * aspect) / zoom
  const cropWidth = Math.floor(largest)
  const cropHeight = Math.floor(largest / aspect)
  const standing = aspect > 1.2 ? STANDING.wide : aspect < 0.8 ? STANDING.tall : STANDING.square
  return {
    width: cropWidth,
    height: cropHeight,
    left: within(view.stand.x - cropWidth * (0.5 + aside), view.width - cropWidth),
    top: within(view.stand.y - cropHeight * standing, view.height - cropHeight),
  }
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, most)))
}
