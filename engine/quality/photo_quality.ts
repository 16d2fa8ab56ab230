import type { PhotoWarning } from '../contract/photos.js'
import type { CutoutEvidence } from '../cutout/evidence.js'
import { LINEAR } from '../image/color.js'
import { boundingBox, type Plane, type Raster } from '../image/raster.js'

/** What can be measured of a photo that decides how good pictures of it will be. */
export interface PhotoQuality {
  /** 0 to 1: the ninth decile of the steps inside the product, 1 is as crisp as a good photo. */
  sharpness: number
  /** Mean luminance of the product, 0 to 1. */
  light: number
  /** Share of the product that is burnt out. */
  clipped: number
  /** Longer side of the product in pixels of the original. */
  size: number
  /** Share of the frame's length that the product covers. */
  cut: number
  /** Pattern of the background, 0 to 1. */
  pattern: number
  /** Share of colours that product and background have in common: where it is large, the outline is ragged. */
  shared: number
}

/** Change in grey levels from pixel to pixel, at about 1024 pixels, that a crisp photo shows somewhere in the product. */
const CRISP = 14

/** Pixels of the product's rim that do not count: there the outline is a step. */
const RIM = 10

const BLURRED = 0.22
const DARK = 0.035
const BURNT = 0.12
const SMALL = 420
const CUT = 0.06
const BUSY = 0.6

/**
 * @param alpha of the product, at the raster's size
 * @param scale pixels of the original for one of the raster
 */
export function measureQuality(
  { width, height, channels, data }: Raster,
  alpha: Plane,
  evidence: CutoutEvidence,
  scale: number
): PhotoQuality {
  const grey = (p: number) => 0.299 * data[p]! + 0.587 * data[p + 1]! + 0.114 * data[p + 2]!
  const steps = new Float64Array(256)
  let area = 0
  let inner = 0
  let light = 0
  let clipped = 0
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
      if (alpha.data[i]! < 0.97) continue
      const p = i * channels
      area++
      light +=
        0.2126 * LINEAR[data[p]!]! + 0.7152 * LINEAR[data[p + 1]!]! + 0.0722 * LINEAR[data[p + 2]!]!
      if (data[p]! > 251 && data[p + 1]! > 251 && data[p + 2]! > 251) clipped++
      const away = [RIM, -RIM, RIM * width, -RIM * width]
      if (away.some((step) => !(alpha.data[i + step]! > 0.97))) continue
      inner++
      const across = grey(p + channels) - grey(p - channels)
      const down = grey(p + width * channels) - grey(p - width * channels)
      steps[Math.min(255, Math.round(Math.hypot(across, down) / 2))]!++
    }
  }
  const box = boundingBox(alpha, 0.5)
  const longer = box ? Math.max(box.right - box.left, box.bottom - box.top) : 0
  return {
    sharpness: Math.min(1, quantile(steps, inner * 0.985) / CRISP),
    light: light / Math.max(1, area),
    clipped: clipped / Math.max(1, area),
    size: Math.round(longer * scale),
    cut: evidence.frame,
    pattern: evidence.pattern,
    shared: evidence.overlap,
  }
}

function quantile(histogram: Float64Array, rank: number): number {
  let seen = 0
  for (const [value, count] of histogram.entries()) {
    seen += count
    if (seen >= rank) return value
  }
  return 0
}

/** Sentences on what is wrong with a photo and what to do; empty when it is good. */
export function photoWarnings(quality: PhotoQuality): PhotoWarning[] {
  const warnings: PhotoWarning[] = []
  if (quality.size === 0) return [{ code: 'no_product' }]
  if (quality.sharpness < BLURRED) {
    warnings.push({ code: 'blurred' })
  }
  if (quality.light < DARK) {
    warnings.push({ code: 'dark' })
  }
  if (quality.clipped > BURNT) {
    warnings.push({ code: 'burnt_out' })
  }
  if (quality.cut > CUT) {
    warnings.push({ code: 'cut_off' })
  }
  if (quality.size < SMALL) {
    warnings.push({ code: 'small', pixels: quality.size })
  }
  if (quality.pattern > BUSY) {
    warnings.push({ code: 'busy_background' })
  }
  return warnings
}

/** 0 to 1: how well a photo serves, by its faults and how surely its product was cut out. */
export function rateQuality(quality: PhotoQuality, confidence: number): number {
  const sharp = Math.min(1, 0.4 + 0.6 * (quality.sharpness / 0.3))
  const large = Math.min(1, 0.4 + 0.6 * (quality.size / 800))
  const whole = 1 - Math.min(0.6, 5 * quality.cut)
  const distinct = 1 - quality.shared / 2
  const lit = quality.light < DARK || quality.clipped > BURNT ? 0.75 : 1
  return Math.max(0, Math.min(1, confidence * sharp * large * whole * distinct * lit))
}
