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
  const light = smoothLight(picture)
  const surface = [0, 0, 0]
  const ratio = [0, 0, 0]
  const telling = [0, 0, 0]
  const tinted = createPlane(picture.width, picture.height)
  const shade = mapPlane(light[0], (i) => {
    toLinear(background, i, surface)
    let weight = 0
    let mean = 0
    for (let c = 0; c < 3; c++) {
      ratio[c] = light[c].data[i] / (surface[c] + 0.004)
      telling[c] = surface[c] / (surface[c] + DARK)
      weight += telling[c]
      mean += telling[c] * ratio[c]
    }
    mean /= weight + 1e-6
    const seen = luminance(light[0].data[i], light[1].data[i], light[2].data[i])
    const dark = seen / Math.max(0.004, luminance(surface[0], surface[1], surface[2]))
    if (dark < LEAST || dark > MOST) return 0
    const off = ratio.map((value, c) => (value - mean) * Math.min(1, telling[c] * 1.3))
    const spread = Math.max(...off) - Math.min(...off)
    const colour = Math.max(...surface) - Math.min(...surface)
    tinted.data[i] = spread - 0.14 * (1 - dark) - 0.16 * Math.min(1, colour / 0.35)
    return Math.min(1, dark)
  })
  const allowed = Math.min(MOST_PATTERN, Math.max(0.05, 1.2 * usualOf(tinted, outside)))
  return mapPlane(shade, (i) => (tinted.data[i] < allowed ? shade.data[i] : 0))
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
function toLinear(lab: LabPlanes, i: number, out: number[]): void {
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
