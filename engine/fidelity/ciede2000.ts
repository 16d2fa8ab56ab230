import type { Lab } from '../image/color.js'

const DEGREE = Math.PI / 180

/**
 * Colour difference CIEDE2000 with weights 1 (CIE 142-2001; formulas as numbered in Sharma, Wu, Dalal 2005, 'The CIEDE2000
 * color-difference formula', whose test pairs the tests use).
 */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)))
  const c1 = Math.hypot((1 + g) * a1, b1)
  const c2 = Math.hypot((1 + g) * a2, b2)
  const h1 = hue(b1, (1 + g) * a1)
  const h2 = hue(b2, (1 + g) * a2)

  const bothColoured = c1 * c2 > 0
  const turn = h2 - h1
  const dh = !bothColoured ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * DEGREE)
  const sum = h1 + h2
  const h = !bothColoured ? sum : meanHue(sum, Math.abs(h1 - h2))

  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const t =
    1 -
    0.17 * Math.cos((h - 30) * DEGREE) +
    0.24 * Math.cos(2 * h * DEGREE) +
    0.32 * Math.cos((3 * h + 6) * DEGREE) -
    0.2 * Math.cos((4 * h - 63) * DEGREE)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const rt = -Math.sin(2 * 30 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE) * rc
  const dL = (l2 - l1) / sl
  const dC = (c2 - c1) / sc
  return Math.sqrt(dL * dL + dC * dC + (dH / sh) ** 2 + rt * dC * (dH / sh))
}

function hue(b: number, a: number): number {
  if (a === 0 && b === 0) return 0
  const degrees = Math.atan2(b, a) / DEGREE
  return degrees < 0 ? degrees + 360 : degrees
}

function meanHue(sum: number, apart: number): number {
  if (apart <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
