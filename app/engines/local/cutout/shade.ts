import { LINEAR } from '../image/color.js'
import { mapPlane, type Plane, type Raster } from '../image/raster.js'
import type { LabPlanes } from './background_sheet.js'

/** Light below which a channel says nothing about colour. */
const DARK = 0.04

/** Darkest and lightest shade. */
const LEAST = 0.15
const MOST = 1.06

/**
 * How dark each pixel is beside its background (0.15 to 1), or 0 where it differs in more than darkness: shadows keep their
 * surface's colour, a little less of it the darker they are, more on strongly coloured surfaces, which throw it back.
 */
export function shadeOf({ data, channels, width, height }: Raster, background: LabPlanes): Plane {
  const surface = [0, 0, 0]
  const ratio = [0, 0, 0]
  const telling = [0, 0, 0]
  return mapPlane({ width, height }, (i) => {
    toLinear(background, i, surface)
    let weight = 0
    let mean = 0
    for (let c = 0; c < 3; c++) {
      ratio[c] = LINEAR[data[i * channels + c]] / (surface[c] + 0.004)
      telling[c] = surface[c] / (surface[c] + DARK)
      weight += telling[c]
      mean += telling[c] * ratio[c]
    }
    mean /= weight + 1e-6
    const shade = luminanceAt(data, i * channels) / Math.max(0.004, luminance(surface))
    if (shade < LEAST || shade > MOST) return 0
    const off = ratio.map((value, c) => (value - mean) * Math.min(1, telling[c] * 1.3))
    const spread = Math.max(...off) - Math.min(...off)
    const colour = Math.max(...surface) - Math.min(...surface)
    const allowed = 0.05 + 0.09 * (1 - shade) + 0.16 * Math.min(1, colour / 0.35)
    return spread < allowed ? Math.min(1, shade) : 0
  })
}

function luminance([r, g, b]: number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function luminanceAt(data: Uint8Array, p: number): number {
  return 0.2126 * LINEAR[data[p]] + 0.7152 * LINEAR[data[p + 1]] + 0.0722 * LINEAR[data[p + 2]]
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
