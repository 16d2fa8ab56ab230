import type { Size } from './orders.js'

/** The one of some ratios (`16:9`) that comes closest to a size. */
export function nearestRatio(ratios: readonly string[], { width, height }: Size): string {
  const wanted = Math.log(width / height)
  const away = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log(across / down) - wanted)
  }
  return ratios.reduce((best, ratio) => (away(ratio) < away(best) ? ratio : best))
}

/**
 * The size nearest to one, of its shape, whose sides are multiples of 16 and which has as many pixels as a model asks for.
 * @param least pixels in all, and the most of them
 */
export function drawnSize({ width, height }: Size, least: number, most: number): Size {
  const pixels = width * height
  const scale = Math.sqrt(Math.min(most, Math.max(least, pixels)) / pixels)
  // Up where there would be too few, down where there would be too many.
  const round = scale > 1 ? Math.ceil : Math.floor
  const side = (length: number) => Math.max(16, round((length * scale) / 16) * 16)
  return { width: side(width), height: side(height) }
}
