import { boxMean } from '../../image/blur.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'
import { shareOf } from '../amount.js'
import type { Editable, OperationContext } from '../editable.js'
import type { Step } from '../step.js'
import { changeRegion } from './region.js'

const USUAL = 0.3

/** Standard deviation, in grey levels, that a full amount takes for noise. */
const STRONGEST = 26

/**
 * Takes noise away and keeps edges: guided filters (He, Sun, Tang 2010) of the luma by itself, narrow, and of both colour
 * differences by the luma, wide, as the eye minds blotches of colour more than it misses their detail.
 */
export async function denoise(
  picture: Editable,
  { amount, region }: Extract<Step, { op: 'denoise' }>,
  { factor, checkpoint }: OperationContext
): Promise<Editable> {
  const epsilon = (STRONGEST * Math.min(1.5, shareOf(amount, USUAL, factor))) ** 2
  const { data } = picture.raster
  const luma = mapPlane(picture.raster, (i) => {
    return 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!
  })
  const smooth = guided(luma, luma, 2, epsilon)
  await checkpoint()
  const reds = guided(
    luma,
    mapPlane(luma, (i) => data[i * 3]! - luma.data[i]!),
    4,
    epsilon
  )
  await checkpoint()
  const blues = guided(
    luma,
    mapPlane(luma, (i) => data[i * 3 + 2]! - luma.data[i]!),
    4,
    epsilon
  )
  await checkpoint()
  const out = new Uint8ClampedArray(data.length)
  for (let i = 0, p = 0; i < luma.data.length; i++, p += 3) {
    const y = smooth.data[i]!
    out[p] = y + reds.data[i]!
    out[p + 1] = y - (0.299 * reds.data[i]! + 0.114 * blues.data[i]!) / 0.587
    out[p + 2] = y + blues.data[i]!
  }
  return changeRegion(picture, region, { ...picture.raster, data: new Uint8Array(out.buffer) })
}

function guided(guide: Plane, input: Plane, radius: number, epsilon: number): Plane {
  const meanGuide = boxMean(guide, radius)
  const meanInput = boxMean(input, radius)
  const products = boxMean(
    mapPlane(guide, (i) => guide.data[i]! * input.data[i]!),
    radius
  )
  const squares = boxMean(
    mapPlane(guide, (i) => guide.data[i]! ** 2),
    radius
  )
  const slope = createPlane(guide.width, guide.height)
  const offset = createPlane(guide.width, guide.height)
  for (let i = 0; i < slope.data.length; i++) {
    const variance = squares.data[i]! - meanGuide.data[i]! ** 2
    const covariance = products.data[i]! - meanGuide.data[i]! * meanInput.data[i]!
    slope.data[i] = covariance / (variance + epsilon)
    offset.data[i] = meanInput.data[i]! - slope.data[i]! * meanGuide.data[i]!
  }
  const meanSlope = boxMean(slope, radius)
  const meanOffset = boxMean(offset, radius)
  return mapPlane(guide, (i) => meanSlope.data[i]! * guide.data[i]! + meanOffset.data[i]!)
}
