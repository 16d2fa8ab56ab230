import { blur } from '../image/blur.js'
import { LINEAR } from '../image/color.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import type { LabPlanes } from './background_sheet.js'

/** Light below which a channel says nothing about colour. */
const DARK = 0.04

/** Pixels over which noise is evened out. */
const NOISE = 1.6

/** Most that a pattern may differ in colour. */
const MOST_PATTERN = 0.2

/** Darkest and lightest shade. */
const LEAST = 0.15
const MOST = 1.06

/**
 * How dark each pixel is beside its background (0.15 to 1), or 0 where it differs in more than darkness: shadows keep their
 * surface's colour, a little less of it the darker they are, more on strongly coloured surfaces, which throw it back.
 *
 * @param outside 1 where the background is seen: its own pattern is allowed in shadows too
 */
export function shadeOf(picture: Raster, background: LabPlanes, outside: Plane): Plane {
  const [red, green, blue] = smoothLight(picture).map(({ data }) => data)
  const surface = new Float64Array(3)
  const tinted = createPlane(picture.width, picture.height)
  const shade = mapPlane(picture, (i) => {
    toLinear(background, i, surface)
    const [r, g, b] = surface
    const dark = luminance(red[i], green[i], blue[i]) / Math.max(0.004, luminance(r, g, b))
    if (dark < LEAST || dark > MOST) return 0
    const spread = spreadOf(red[i], green[i], blue[i], surface)
    const colour = Math.max(r, g, b) - Math.min(r, g, b)
    tinted.data[i] = spread - 0.14 * (1 - dark) - 0.16 * Math.min(1, colour / 0.35)
    return Math.min(1, dark)
  })
  const allowed = Math.min(MOST_PATTERN, Math.max(0.05, 1.2 * usualOf(tinted, outside)))
  return mapPlane(shade, (i) => (tinted.data[i] < allowed ? shade.data[i] : 0))
}

/** How differently the channels of light and surface relate, as far as each tells something. */
function spreadOf(red: number, green: number, blue: number, surface: Float64Array): number {
  const [r, g, b] = surface
  const [tellR, tellG, tellB] = [r / (r + DARK), g / (g + DARK), b / (b + DARK)]
  const [ratioR, ratioG, ratioB] = [red / (r + 0.004), green / (g + 0.004), blue / (b + 0.004)]
  const mean = (tellR * ratioR + tellG * ratioG + tellB * ratioB) / (tellR + tellG + tellB + 1e-6)
  const offR = (ratioR - mean) * Math.min(1, tellR * 1.3)
  const offG = (ratioG - mean) * Math.min(1, tellG * 1.3)
  const offB = (ratioB - mean) * Math.min(1, tellB * 1.3)
  return Math.max(offR, offG, offB) - Math.min(offR, offG, offB)
}

/** The value that nineteen in twenty pixels of the background stay below. */
function usualOf(values: Plane, outside: Plane): number {
  const seen: number[] = []
  for (let i = 0; i < outside.data.length; i += 3) {
    if (outside.data[i] > 0) seen.push(values.data[i])
  }
  const sorted = Float32Array.from(seen).sort()
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

/** Linear light, with the noise of single pixels taken out. */
function smoothLight({ data, channels, width, height }: Raster): Plane[] {
  return [0, 1, 2].map((c) =>
    blur(
      mapPlane({ width, height }, (i) => LINEAR[data[i * channels + c]]),
      NOISE
    )
  )
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Linear sRGB of a pixel's L*a*b*; light below 0 is cut off. */
function toLinear(lab: LabPlanes, i: number, out: Float64Array): void {
  const fy = (lab[0].data[i] + 16) / 116
  const x = uncurve(fy + lab[1].data[i] / 500) * 0.9505
  const y = uncurve(fy)
  const z = uncurve(fy - lab[2].data[i] / 200) * 1.089
  out[0] = Math.max(0, 3.2406 * x - 1.5372 * y - 0.4986 * z)
  out[1] = Math.max(0, -0.9689 * x + 1.8758 * y + 0.0415 * z)
  out[2] = Math.max(0, 0.0557 * x - 0.204 * y + 1.057 * z)
}

function uncurve(t: number): number {
  return t > 0.2069 ? t * t * t : (t - 16 / 116) / 7.787
}
