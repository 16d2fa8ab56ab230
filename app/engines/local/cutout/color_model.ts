import { mapPlane, type Plane } from '../image/raster.js'
import type { LabPlanes } from './background_sheet.js'
import { binOf, emptyHistogram, smoothHistogram, type Histogram } from './color_histogram.js'

const BIN = 4

/** Share of colours that neither side has shown yet, and the most that a colour can say. */
const UNSEEN = 2e-4
const MOST = 2

/** Colours of a product, from photos in which it was told apart well. */
export type ProductColors = Histogram

/** @param mask 1 for product */
export function colorsOf(lab: LabPlanes, mask: Plane): ProductColors {
  const histogram = emptyHistogram(BIN)
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] > 0) histogram.counts[binOf(lab, i, histogram)]++
  }
  smoothHistogram(histogram)
  const total = histogram.counts.reduce((sum, count) => sum + count, 0) || 1
  histogram.counts = histogram.counts.map((count) => count / total)
  return histogram
}

/** The mean of several photos' colours, or null when there is none. */
export function meanColors(all: ProductColors[]): ProductColors | null {
  if (all.length === 0) return null
  const mean = emptyHistogram(BIN)
  for (const { counts } of all) {
    for (let k = 0; k < counts.length; k++) mean.counts[k] += counts[k] / all.length
  }
  return mean
}

/** How much likelier each pixel's colour is in the product than in the background: a logarithm, -2 to 2. */
export function colorEvidence(
  lab: LabPlanes,
  product: ProductColors,
  background: ProductColors
): Plane {
  return mapPlane(lab[0], (i) => {
    const bin = binOf(lab, i, product)
    const ratio = (product.counts[bin] + UNSEEN) / (background.counts[bin] + UNSEEN)
    return Math.max(-MOST, Math.min(MOST, Math.log(ratio)))
  })
}
