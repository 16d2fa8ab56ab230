import type { LabPlanes } from '../image/color.js'

/** Share of the width that each side's strip takes, and largest tilt as a share of the height. */
const STRIP = 0.08
const LARGEST = 0.22

/** Least share of the sides' difference that a tilt must take away to be believed. */
const LEAST_GAIN = 0.25

/**
 * How many rows the background's lines (a table's edge, a horizon) fall from the left edge of the frame to its right:
 * the shift at which the two sides look most alike. 0 when no shift makes them much more alike.
 */
export function findTilt(lab: LabPlanes): number {
  const { width, height } = lab[0]
  const strip = Math.round(width * STRIP)
  const left = sideProfile(lab, 0, strip)
  const right = sideProfile(lab, width - strip, width)
  const most = Math.round(height * LARGEST)
  const level = difference(left, right, 0)
  let best = { shift: 0, value: level }
  for (let shift = -most; shift <= most; shift++) {
    const value = difference(left, right, shift)
    if (value < best.value) best = { shift, value }
  }
  if (best.value > level * (1 - LEAST_GAIN)) return 0
  return Math.round(best.shift / (1 - STRIP))
}

/** How colours change from row to row along a strip: steps count, the strip's own colour does not. */
function sideProfile(lab: LabPlanes, from: number, to: number): Float64Array[] {
  const { width, height } = lab[0]
  const reach = Math.max(2, Math.round(height / 60))
  return lab.map(({ data }) => {
    const means = Float64Array.from({ length: height }, (_, y) => {
      let sum = 0
      for (let x = from; x < to; x++) sum += data[y * width + x]!
      return sum / (to - from)
    })
    return means.map((_, y) => {
      const [above, below] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
      return means[below]! - means[above]!
    })
  })
}

function difference(left: Float64Array[], right: Float64Array[], shift: number): number {
  const height = left[0]!.length
  let sum = 0
  let count = 0
  for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y++) {
    for (let c = 0; c < 3; c++) sum += (left[c]![y]! - right[c]![y + shift]!) ** 2
    count++
  }
  return sum / count
}
