import type { Fidelity } from '../contract/output.js'
import { LINEAR, toLab } from '../image/color.js'
import type { Plane, Raster } from '../image/raster.js'
import { ciede2000 } from './ciede2000.js'

/** Pixels of the product whose colours are compared; more do not change the mean. */
const SAMPLES = 40_000

/** Side of the windows that structure is compared in, and the steps from one to the next. */
const WINDOW = 8
const STEP = 4

/** Alpha from which on a pixel shows nothing but the product. */
const OPAQUE = 0.97

/** Stabilising constants of SSIM for values of 0 to 255. */
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/**
 * How far the product in a picture is from the photo that it comes from: mean CIEDE2000 of its pixels, and mean structural
 * similarity of their lightness (Wang, Bovik, Sheikh, Simoncelli 2004) over windows of 8 pixels.
 *
 * @param picture what the merchant gets, three or four channels
 * @param photo the product from the photo at the same place and size
 * @param alpha where the product is, 0 to 1, same size
 * @returns null when too little of it can be seen
 */
export function measureFidelity(picture: Raster, photo: Raster, alpha: Plane): Fidelity | null {
  const inside: number[] = []
  for (let i = 0; i < alpha.data.length; i++) if (alpha.data[i]! > OPAQUE) inside.push(i)
  if (inside.length < WINDOW * WINDOW) return null
  const stride = Math.max(1, Math.floor(inside.length / SAMPLES))
  let sum = 0
  let count = 0
  for (let k = 0; k < inside.length; k += stride, count++) {
    sum += ciede2000(labAt(picture, inside[k]!), labAt(photo, inside[k]!))
  }
  return { deltaE: sum / count, ssim: meanSsim(picture, photo, alpha) }
}

function labAt({ data, channels }: Raster, i: number) {
  const p = i * channels
  return toLab([LINEAR[data[p]!]!, LINEAR[data[p + 1]!]!, LINEAR[data[p + 2]!]!])
}

function meanSsim(a: Raster, b: Raster, { width, height, data }: Plane): number {
  let sum = 0
  let count = 0
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      const corners = [0, WINDOW - 1].flatMap((dy) =>
        [0, WINDOW - 1].map((dx) => data[(y + dy) * width + x + dx]!)
      )
      if (corners.some((value) => value <= OPAQUE)) continue
      sum += ssimOf(a, b, x, y, width)
      count++
    }
  }
  return count > 0 ? sum / count : 1
}

function ssimOf(a: Raster, b: Raster, x0: number, y0: number, width: number): number {
  let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = y0; y < y0 + WINDOW; y++) {
    for (let x = x0; x < x0 + WINDOW; x++) {
      const va = lightness(a, y * width + x)
      const vb = lightness(b, y * width + x)
      ma += va
      mb += vb
      aa += va * va
      bb += vb * vb
      ab += va * vb
    }
  }
  const n = WINDOW * WINDOW
  ma /= n
  mb /= n
  const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb]
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2))
}

function lightness({ data, channels }: Raster, i: number): number {
  const p = i * channels
  return 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!
}
