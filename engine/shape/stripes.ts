import type { Raster } from '../image/raster.js'

/** Parts of the width that are compared: what is at both ends, and the middle. */
const END = 0.12
const MIDDLE = [0.3, 0.7] as const

/**
 * How much a picture changes along an axis towards its ends, as a share of how much it changes across it there, against the same in its middle: 1 is
 * as much, and near 0 are stripes, where edge rows were drawn out.
 */
export function stripeMeasure(picture: Raster, axis: 'across' | 'down'): number {
  const { width, height, channels, data } = picture
  const length = axis === 'across' ? width : height
  const others = axis === 'across' ? height : width
  const grey = (along: number, other: number) => {
    const i = axis === 'across' ? other * width + along : along * width + other
    const p = i * channels
    return 0.3 * data[p]! + 0.59 * data[p + 1]! + 0.11 * data[p + 2]!
  }
  const changes = (from: number, to: number) => {
    let [along, across] = [0, 0]
    for (let a = Math.round(from * length); a < Math.round(to * length) - 1; a++) {
      for (let b = 0; b < others - 1; b++) {
        const own = grey(a, b)
        along += Math.abs(grey(a + 1, b) - own)
        across += Math.abs(grey(a, b + 1) - own)
      }
    }
    return { along, across }
  }
  const [first, last, middle] = [changes(0, END), changes(1 - END, 1), changes(...MIDDLE)]
  const ends = (first.along + last.along) / Math.max(1, first.across + last.across)
  return ends / (middle.along / Math.max(1, middle.across) || 1)
}
