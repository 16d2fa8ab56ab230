import { JobError } from '../../contract/job_error.js'
import { blur } from '../../image/blur.js'
import { encodeLight, labPlanes, labToLight, LINEAR, toLab, type Lab } from '../../image/color.js'
import { nameColor } from '../../image/color_names.js'
import { mapPlane, type Plane } from '../../image/raster.js'
import type { OperationContext, WithProduct } from '../editable.js'
import type { Step } from '../step.js'

/** Chroma below which a colour looks grey: it has no hue to change. */
const GREY = 12

/** Share of the product that must have a hue. */
const LEAST_SHARE = 0.2

/** Difference of lightness above which another hue alone does not make the colour asked for. */
const FAR = 33

/** Hues up to this many degrees from the product's main one change with it, those farther stay: fittings of gold on red. */
const NEAR = 28
const OTHER = 45

/**
 * Another hue and chroma for the product's main colour, in L*C*h; lightness stays, and so do its shading, greys and other
 * hues.
 *
 * @throws JobError `unsupported` when the product has no hue, or the colour is one of lightness
 */
export async function recolor(
  picture: WithProduct,
  { color, name }: Extract<Step, { op: 'recolor' }>,
  { checkpoint }: OperationContext
): Promise<WithProduct> {
  const main = mainColor(picture)
  const target = toLab(color)
  checkPossible(main, target, name)
  const hue = Math.atan2(target[2], target[1])
  const most = fullestChroma(hue)
  const { raster, product } = picture
  const [lightness, a, b] = labPlanes(raster)
  await checkpoint()
  const smoothed = [a, b].map((plane) => smoothInside(plane, product))
  await checkpoint()
  const wanted = Math.hypot(target[1], target[2])
  const data = Uint8Array.from(raster.data)
  for (let i = 0, p = 0; i < product.data.length; i++, p += 3) {
    if (product.data[i] === 0) continue
    const [da, db] = [smoothed[0]!.data[i]!, smoothed[1]!.data[i]!]
    const chroma = Math.hypot(da, db)
    const away = Math.abs(angleBetween(Math.atan2(db, da), main.hue)) / (Math.PI / 180)
    const same = chroma < 4 ? 1 : Math.max(0, Math.min(1, (OTHER - away) / (OTHER - NEAR)))
    const weight = product.data[i]! * same
    if (weight === 0) continue
    const share = chroma / main.chroma
    const fuller = wanted * (share < 1 ? share : 1 + 0.4 * (share - 1))
    const l = lightness.data[i]!
    const shown = Math.min(fuller, most[Math.round(l)]!)
    const light = labToLight([l, shown * Math.cos(hue), shown * Math.sin(hue)])
    for (let c = 0; c < 3; c++) {
      data[p + c] = Math.round(data[p + c]! + (encodeLight(light[c]!) - data[p + c]!) * weight)
    }
  }
  return { ...picture, raster: { ...raster, data } }
}

/** Mean over the neighbourhood within the product: what a camera adds to chroma would be seen in a fuller colour. */
function smoothInside(plane: Plane, product: Plane): Plane {
  const sigma = Math.max(plane.width, plane.height) / 500
  const sum = blur(
    mapPlane(plane, (i) => plane.data[i]! * product.data[i]!),
    sigma
  )
  const weight = blur(product, sigma)
  return mapPlane(plane, (i) => sum.data[i]! / Math.max(1e-3, weight.data[i]!))
}

function checkPossible(main: MainColor, target: Lab, name: string): void {
  if (main.share < LEAST_SHARE) {
    throw new JobError('product_without_hue', { wanted: name, is: nameColor(main.mean) })
  }
  if (Math.hypot(target[1], target[2]) < GREY || Math.abs(target[0] - main.mean[0]) > FAR) {
    throw new JobError('colour_of_other_lightness', { is: nameColor(main.mean), wanted: name })
  }
}

interface MainColor {
  /** Share of the product that has a hue at all. */
  share: number
  /** Radians. */
  hue: number
  /** Typical chroma of the pixels near that hue. */
  chroma: number
  mean: Lab
}

/** The hue that most of the product has, by a histogram weighted with chroma. */
function mainColor({ raster, product }: WithProduct): MainColor {
  const bins = new Float64Array(72)
  const labs: Lab[] = []
  const sum = [0, 0, 0]
  let total = 0
  let coloured = 0
  const step = Math.max(1, Math.floor(product.data.length / 120_000))
  for (let i = 0; i < product.data.length; i += step) {
    if (product.data[i]! < 0.9) continue
    const lab = labAt(raster.data, i * 3)
    total++
    for (let c = 0; c < 3; c++) sum[c]! += lab[c]!
    const chroma = Math.hypot(lab[1], lab[2])
    if (chroma < GREY) continue
    coloured++
    labs.push(lab)
    bins[binOf(lab)]! += chroma
  }
  const mean = sum.map((value) => value / Math.max(1, total)) as unknown as Lab
  let best = 0
  for (let k = 0; k < 72; k++) if (around(bins, k) > around(bins, best)) best = k
  const hue = ((best + 0.5) * 5 * Math.PI) / 180
  const near = labs.filter((lab) => Math.abs(angleBetween(Math.atan2(lab[2], lab[1]), hue)) < 0.6)
  const chromas = near.map((lab) => Math.hypot(lab[1], lab[2])).sort((a, b) => a - b)
  const lightness = near.reduce((all, lab) => all + lab[0], 0) / Math.max(1, near.length)
  return {
    share: coloured / Math.max(1, total),
    hue,
    chroma: chromas[Math.floor(chromas.length * 0.6)] ?? 0,
    mean: near.length > 0 && coloured / total >= LEAST_SHARE ? meanOf(near, lightness) : mean,
  }
}

function meanOf(labs: Lab[], l: number): Lab {
  const part = (c: 1 | 2) => labs.reduce((all, lab) => all + lab[c], 0) / labs.length
  return [l, part(1), part(2)]
}

function binOf([, a, b]: Lab): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return Math.floor(((degrees + 360) % 360) / 5) % 72
}

function around(bins: Float64Array, k: number): number {
  return bins[(k + 71) % 72]! + 2 * bins[k]! + bins[(k + 1) % 72]!
}

function angleBetween(a: number, b: number): number {
  const away = (((a - b) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)
  return away - Math.PI
}

/** For each L* from 0 to 100 the most chroma of a hue to use: nearly what sRGB shows. */
function fullestChroma(hue: number): Float32Array {
  return Float32Array.from({ length: 101 }, (_, l) => {
    let low = 0
    let high = 140
    for (let round = 0; round < 9; round++) {
      const middle = (low + high) / 2
      if (isShown(labToLight([l, middle * Math.cos(hue), middle * Math.sin(hue)]))) low = middle
      else high = middle
    }
    return low * 0.95
  })
}

function isShown(light: readonly number[]): boolean {
  return light.every((value) => value >= -0.0005 && value <= 1.0005)
}

function labAt(data: Uint8Array, p: number): Lab {
  return toLab([LINEAR[data[p]!]!, LINEAR[data[p + 1]!]!, LINEAR[data[p + 2]!]!])
}
