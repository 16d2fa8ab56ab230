import type { Plane, Raster } from './raster.js'

/** Red, green, blue in linear light, 0 to 1. */
export type Rgb = readonly [number, number, number]

/** CIE L*a*b* (D65): L 0 to 100. */
export type Lab = readonly [number, number, number]

/** Linear light of each sRGB byte (IEC 61966-2-1). */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

const ENCODE_STEPS = 4096
const ENCODED = Float32Array.from({ length: ENCODE_STEPS + 2 }, (_, i) => {
  const v = Math.min(1, i / ENCODE_STEPS)
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
})

/** The sRGB value, 0 to 255 with fraction, of linear light; light outside 0 to 1 is cut off. */
export function encodeLight(light: number): number {
  if (!(light > 0)) return 0
  if (light >= 1) return 255
  if (light < 0.004)
    return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
  const at = light * ENCODE_STEPS
  const i = Math.floor(at)
  return ENCODED[i]! + (ENCODED[i + 1]! - ENCODED[i]!) * (at - i)
}

/** Linear light of a `#rrggbb` colour. */
export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [LINEAR[n >> 16]!, LINEAR[(n >> 8) & 255]!, LINEAR[n & 255]!]
}

/** L*a*b* of linear light. */
export function toLab([r, g, b]: Rgb): Lab {
  const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function labCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
}

/** Linear light of L*a*b*; what sRGB cannot show is cut off at 0 and 1. */
export function fromLab(lab: Lab): Rgb {
  const [r, g, b] = labToLight(lab)
  return [clip(r), clip(g), clip(b)]
}

/** Linear light of L*a*b*, below 0 or above 1 where sRGB cannot show it. */
export function labToLight([l, a, b]: Lab): Rgb {
  const fy = (l + 16) / 116
  const x = inverseLabCurve(fy + a / 500) * 0.9505
  const y = inverseLabCurve(fy)
  const z = inverseLabCurve(fy - b / 200) * 1.089
  return [
    3.2406255 * x - 1.537208 * y - 0.4986286 * z,
    -0.9689307 * x + 1.8757561 * y + 0.0415175 * z,
    0.0557101 * x - 0.2040211 * y + 1.0569959 * z,
  ]
}

function inverseLabCurve(t: number): number {
  return t > 0.206893 ? t ** 3 : (t - 16 / 116) / 7.787
}

function clip(light: number): number {
  return Math.min(1, Math.max(0, light))
}

/** L*, a* and b* of a picture. */
export type LabPlanes = readonly [Plane, Plane, Plane]

/** The numbers of the first three planes, to be read side by side. */
export function dataOf(planes: readonly Plane[]): [Plane['data'], Plane['data'], Plane['data']] {
  return [planes[0]!.data, planes[1]!.data, planes[2]!.data]
}

/** `labCurve` from 0 to 1 for whole pictures; read between its steps it is right to a thousandth of L*. */
const CURVE_STEPS = 4096
const CURVE = Float32Array.from({ length: CURVE_STEPS + 2 }, (_, i) => labCurve(i / CURVE_STEPS))

function curveAt(t: number): number {
  const at = t * CURVE_STEPS
  const i = at | 0
  return CURVE[i]! + (CURVE[i + 1]! - CURVE[i]!) * (at - i)
}

/** The three L*a*b* planes of a picture; alpha is left out. */
export function labPlanes({ width, height, channels, data }: Raster): LabPlanes {
  const pixels = width * height
  const [l, a, b] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)]
  for (let i = 0, p = 0; i < l.length; i++, p += channels) {
    const red = LINEAR[data[p]!]!
    const green = LINEAR[data[p + 1]!]!
    const blue = LINEAR[data[p + 2]!]!
    const x = curveAt((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = curveAt(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = curveAt((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    l[i] = 116 * y - 16
    a[i] = 500 * (x - y)
    b[i] = 200 * (y - z)
  }
  return [
    { width, height, data: l },
    { width, height, data: a },
    { width, height, data: b },
  ]
}
