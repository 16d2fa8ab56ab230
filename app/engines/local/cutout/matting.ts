import { boxMean } from '../image/blur.js'
import { createPlane, mapPlane, type Plane, type Raster } from '../image/raster.js'
import { resizePlane } from '../image/resample.js'
import { pushPull } from './push_pull.js'

/** Smoothness of the guided filter, in squared grey levels of 0 to 1. */
const EPSILON = 4e-4

/** Share of product that counts as its outline: less than half, since masks of the small copy lie a little inside of it. */
const OUTLINE = 0.41

/** Above this a pixel shows the product only. */
export const OPAQUE = 0.97

/**
 * Turns a hard mask of a small copy into soft alpha at full size: the guided filter (He, Sun, Tang 2010) with
 * the picture's lightness as guide, then a little contrast so that the inside is opaque.
 */
export function refineAlpha(mask: Plane, { width, height, channels, data }: Raster): Plane {
  const large = resizePlane(mask, width, height)
  const guide = mapPlane(large, (i) => {
    const p = i * channels
    return (0.3 * data[p] + 0.59 * data[p + 1] + 0.11 * data[p + 2]) / 255
  })
  const radius = Math.max(2, Math.round(Math.max(width, height) / 220))
  const filtered = guidedFilter(guide, large, radius)
  return mapPlane(filtered, (i) =>
    Math.min(1, Math.max(0, (filtered.data[i] - OUTLINE) * 1.35 + 0.5))
  )
}

function guidedFilter(guide: Plane, input: Plane, radius: number): Plane {
  const meanGuide = boxMean(guide, radius)
  const meanInput = boxMean(input, radius)
  const meanProduct = boxMean(
    mapPlane(guide, (i) => guide.data[i] * input.data[i]),
    radius
  )
  const meanSquare = boxMean(
    mapPlane(guide, (i) => guide.data[i] ** 2),
    radius
  )
  const slope = createPlane(guide.width, guide.height)
  const offset = createPlane(guide.width, guide.height)
  for (let i = 0; i < slope.data.length; i++) {
    const variance = meanSquare.data[i] - meanGuide.data[i] ** 2
    const covariance = meanProduct.data[i] - meanGuide.data[i] * meanInput.data[i]
    slope.data[i] = covariance / (variance + EPSILON)
    offset.data[i] = meanInput.data[i] - slope.data[i] * meanGuide.data[i]
  }
  const meanSlope = boxMean(slope, radius)
  const meanOffset = boxMean(offset, radius)
  return mapPlane(guide, (i) => meanSlope.data[i] * guide.data[i] + meanOffset.data[i])
}

/**
 * Puts picture and alpha together. Where alpha is partial the pixel is a mix with the old background, so its
 * colour is taken from the opaque product next to it: no halo on another background.
 */
export function applyAlpha(picture: Raster, alpha: Plane): Raster & { channels: 4 } {
  const { width, height, channels, data } = picture
  const opaque = mapPlane(alpha, (i) => (alpha.data[i] > OPAQUE ? 1 : 0))
  const planes = [0, 1, 2].map((c) => mapPlane(alpha, (i) => data[i * channels + c]))
  const clean = pushPull(planes, opaque)
  const out = new Uint8Array(width * height * 4)
  for (let i = 0; i < alpha.data.length; i++) {
    out[i * 4 + 3] = Math.round(alpha.data[i] * 255)
    for (let c = 0; c < 3; c++) out[i * 4 + c] = Math.round(clean[c].data[i])
  }
  return { width, height, channels: 4, data: out }
}
