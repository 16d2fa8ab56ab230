import { firstOnes } from '#app/core/elements'
/** Rows of a 3 x 3 matrix, one after the other. */
export type Matrix = readonly number[]

/** How the numbers of a picture mean colours, where that is other than in sRGB. */
export interface Colours {
  /** The light that each of the 256 values of red, green and blue stands for, 0 to 1. */
  curves: readonly [Float32Array, Float32Array, Float32Array]
  /** From such light to that of sRGB. */
  matrix: Matrix
}

/** CIE x and y of red, green and blue; the white is D65. */
type Primaries = readonly [number, number, number, number, number, number]

/** The white point D65 (IEC 61966-2-1). */
const WHITE = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329]

const SRGB: Primaries = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

/** Primaries by their numbers in ITU-T H.273, table 2; of DCI-P3 (11) the white is taken for D65, as of all stills. */
const PRIMARIES: Readonly<Record<number, Primaries>> = {
  5: [0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  7: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  11: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  22: [0.63, 0.34, 0.295, 0.605, 0.155, 0.077],
}

/** Adobe RGB (1998), 4.3.1. */
const ADOBE: Primaries = [0.64, 0.33, 0.21, 0.71, 0.15, 0.06]
const ADOBE_GAMMA = 563 / 256

const gamma = (exponent: number) => (value: number) => value ** exponent

/** The light of an encoded value in sRGB (IEC 61966-2-1); both 0 to 1. */
export const srgbLight = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/**
 * Transfer characteristics by their numbers in ITU-T H.273, table 3. That of sRGB stands for all that stills use as if it were it, and
 * for those of high dynamic range, which no still of eight bits can keep.
 */
const CURVES: Readonly<Record<number, (value: number) => number>> = {
  4: gamma(2.2),
  5: gamma(2.8),
  8: gamma(1),
}

/**
 * Colours by their code points (CICP, ITU-T H.273).
 * @returns null for sRGB, and for what is not said
 */
export function coloursOfCodes(primaries: number, transfer: number): Colours | null {
  const named = PRIMARIES[primaries]
  const curve = CURVES[transfer]
  if (!named && !curve) return null
  return coloursOf(named ?? SRGB, curve ?? srgbLight)
}

export const adobeRgb = (): Colours => coloursOf(ADOBE, gamma(ADOBE_GAMMA))

function coloursOf(primaries: Primaries, light: (value: number) => number): Colours {
  const curve = curveOf(light)
  const matrix = multiply(inverse(lightMatrix(SRGB)), lightMatrix(primaries))
  return { curves: [curve, curve, curve], matrix }
}

/** The light of each of 256 values. */
export function curveOf(light: (value: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => light(value / 255))
}

/** From light of these primaries to CIE XYZ, so that all three at once are white (SMPTE RP 177). */
function lightMatrix([xr, yr, xg, yg, xb, yb]: Primaries): Matrix {
  const columns = [
    [xr / yr, 1, (1 - xr - yr) / yr],
    [xg / yg, 1, (1 - xg - yg) / yg],
    [xb / yb, 1, (1 - xb - yb) / yb],
  ]
  const matrix = [0, 1, 2].flatMap((row) => columns.map((column) => column[row]!))
  const toPrimaries = inverse(matrix)
  const shares = [0, 1, 2].map((row) =>
    [0, 1, 2].reduce((sum, at) => sum + toPrimaries[row * 3 + at]! * WHITE[at]!, 0)
  )
  return matrix.map((value, at) => value * shares[at % 3]!)
}

export function multiply(one: Matrix, other: Matrix): Matrix {
  return one.map((_, at) => {
    const row = Math.floor(at / 3) * 3
    return [0, 1, 2].reduce((sum, k) => sum + one[row + k]! * other[k * 3 + (at % 3)]!, 0)
  })
}

export function inverse(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = firstOnes(matrix, 9)
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ].map((value) => value / determinant)
}
