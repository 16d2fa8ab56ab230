import { dataOf, type LabPlanes } from '../image/color.js'
import { quantile } from '../image/quantile.js'
import { createPlane, mapPlane, type Plane } from '../image/raster.js'

/** Light below which a channel says nothing about colour. */
const DARK = 0.04

/** One in so many pixels of the background tells its pattern. */
const STRIDE = 3

/** Most that a pattern may differ in colour. */
const MOST_PATTERN = 0.2

/** Darkest and lightest shade. */
const LEAST = 0.15
const MOST = 1.06

/**
 * How dark each pixel is beside its background (0.15 to 1), or 0 where it differs in more than darkness: shadows keep their
 * surface's colour, a little less of it the darker they are, more on strongly coloured surfaces, which throw it back.
 *
 * @param light as in `PhotoPlanes`
 * @param inside 1 where it is asked for; elsewhere it stays 0
 * @param outside 1 where the background is seen: its own pattern is allowed in shadows too
 */
export function shadeOf(
  light: readonly Plane[],
  background: LabPlanes,
  { inside, outside }: { inside: Plane; outside: Plane }
): Plane {
  const [red, green, blue] = dataOf(light)
  const surface = new Float64Array(3)
  const tinted = createPlane(outside.width, outside.height)
  const shade = mapPlane(outside, (i) => {
    const isAsked = inside.data[i]! > 0 || (i % STRIDE === 0 && outside.data[i]! > 0)
    if (!isAsked) return 0
    toLinear(background, i, surface)
    const [r, g, b] = surface
    const dark = luminance(red[i]!, green[i]!, blue[i]!) / Math.max(0.004, luminance(r!, g!, b!))
    if (dark < LEAST || dark > MOST) return 0
    const spread = spreadOf(red[i]!, green[i]!, blue[i]!, surface)
    const colour = Math.max(r!, g!, b!) - Math.min(r!, g!, b!)
    tinted.data[i] = spread - 0.14 * (1 - dark) - 0.16 * Math.min(1, colour / 0.35)
    return Math.min(1, dark)
  })
  const allowed = Math.min(MOST_PATTERN, Math.max(0.05, 1.2 * usualOf(tinted, outside)))
  return mapPlane(shade, (i) =>
    inside.data[i]! > 0 && tinted.data[i]! < allowed ? shade.data[i]! : 0
  )
}

/** How differently the channels of light and surface relate, as far as each tells something. */
function spreadOf(red: number, green: number, blue: number, surface: Float64Array): number {
  const [r, g, b] = surface
  const [tellR, tellG, tellB] = [r! / (r! + DARK), g! / (g! + DARK), b! / (b! + DARK)]
  const [ratioR, ratioG, ratioB] = [red / (r! + 0.004), green / (g! + 0.004), blue / (b! + 0.004)]
  const mean = (tellR * ratioR + tellG * ratioG + tellB * ratioB) / (tellR + tellG + tellB + 1e-6)
  const offR = (ratioR - mean) * Math.min(1, tellR * 1.3)
  const offG = (ratioG - mean) * Math.min(1, tellG * 1.3)
  const offB = (ratioB - mean) * Math.min(1, tellB * 1.3)
  return Math.max(offR, offG, offB) - Math.min(offR, offG, offB)
}

/** The value that nineteen in twenty pixels of the background stay below. */
function usualOf(values: Plane, outside: Plane): number {
  const seen = new Float32Array(outside.data.length)
  let count = 0
  for (let i = 0; i < outside.data.length; i += STRIDE) {
    if (outside.data[i]! > 0) seen[count++] = values.data[i]!
  }
  return quantile(seen.subarray(0, count), 0.95) ?? 0
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Linear sRGB of a pixel's L*a*b*; light below 0 is cut off. */
function toLinear(lab: LabPlanes, i: number, out: Float64Array): void {
  const fy = (lab[0].data[i]! + 16) / 116
  const x = uncurve(fy + lab[1].data[i]! / 500) * 0.9505
  const y = uncurve(fy)
  const z = uncurve(fy - lab[2].data[i]! / 200) * 1.089
  out[0] = Math.max(0, 3.2406 * x - 1.5372 * y - 0.4986 * z)
  out[1] = Math.max(0, -0.9689 * x + 1.8758 * y + 0.0415 * z)
  out[2] = Math.max(0, 0.0557 * x - 0.204 * y + 1.057 * z)
}

function uncurve(t: number): number {
  return t > 0.2069 ? t * t * t : (t - 16 / 116) / 7.787
}
