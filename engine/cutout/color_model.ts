import { mapPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from '../image/color.js'
import { binOf, emptyHistogram, smoothHistogram, type Histogram } from './color_histogram.js'

const BIN = 4

/** Share of colours that neither side has shown yet, and the most that a colour can say. */
const UNSEEN = 2e-4
const MOST = 2

/** Colours of a product, from photos in which it was told apart well. */
export type ProductColors = Histogram

/** Bin of each pixel's colour, for `colorsOf` and `colorEvidence`. */
export function binsOf(lab: LabPlanes): Int32Array {
  const histogram = emptyHistogram(BIN)
  const bins = new Int32Array(lab[0].data.length)
  for (let i = 0; i < bins.length; i++) bins[i] = binOf(lab, i, histogram)
  return bins
}

/**
 * @param bins as `binsOf` gives them
 * @param mask 1 for product
 */
export function colorsOf(bins: Int32Array, { width, height, data }: Plane): ProductColors {
  const histogram = emptyHistogram(BIN)
  let total = 0
  for (let i = 0; i < width * height; i++) {
    if (data[i] === 0) continue
    histogram.counts[bins[i]!]!++
    total++
  }
  smoothHistogram(histogram)
  for (let k = 0; k < histogram.counts.length; k++) histogram.counts[k]! /= total || 1
  return histogram
}

/** The mean of several photos' colours, or null when there is none. */
export function meanColors(all: ProductColors[]): ProductColors | null {
  if (all.length === 0) return null
  const mean = emptyHistogram(BIN)
  for (const { counts } of all) {
    for (let k = 0; k < counts.length; k++) mean.counts[k]! += counts[k]! / all.length
  }
  return mean
}

/**
 * How much likelier each pixel's colour is in the product than in the background: a logarithm, -2 to 2.
 *
 * @param bins as `binsOf` gives them
 * @param size of the picture
 */
export function colorEvidence(
  bins: Int32Array,
  size: { width: number; height: number },
  product: ProductColors,
  background: ProductColors
): Plane {
  const evidence = product.counts.map((count, bin) => {
    const ratio = (count + UNSEEN) / (background.counts[bin]! + UNSEEN)
    return ratio === 1 ? 0 : Math.max(-MOST, Math.min(MOST, Math.log(ratio)))
  })
  return mapPlane(size, (i) => evidence[bins[i]!]!)
}
