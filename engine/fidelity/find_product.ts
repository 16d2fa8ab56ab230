import type { Box, Plane } from '../image/raster.js'

/** A product as it is looked for: its lightness (0 to 255), and where it is opaque (0 to 1). */
export interface Template {
  lightness: Plane
  alpha: Plane
}

/** Alpha from which on a pixel shows nothing but the product. */
const OPAQUE = 0.97

/** Root mean square of the differences between neighbours below which there is nothing to recognise. */
const LEAST_STRUCTURE = 2

interface Sample {
  x: number
  y: number
  across: number
  down: number
}

/**
 * Looks for a product in a picture at one size: the place whose differences between neighbouring pixels correlate best with its own
 * (normalised cross-correlation of the gradients: neither light nor colour counts, only lettering, edges and patterns).
 *
 * @param near where its upper left corner may be, right and bottom exclusive; cut to what the picture has
 * @param most pixels that are compared
 * @returns the place with its score, -1 to 1 = same; null when the product has no structure or does not fit
 */
export function findProduct(
  picture: Plane,
  { lightness, alpha }: Template,
  near: Box,
  most: number
): { left: number; top: number; score: number } | null {
  const samples = samplesOf(lightness, alpha, most)
  if (!samples) return null
  let best: { left: number; top: number; score: number } | null = null
  const lastTop = Math.min(near.bottom, picture.height - lightness.height + 1)
  const lastLeft = Math.min(near.right, picture.width - lightness.width + 1)
  for (let top = Math.max(0, near.top); top < lastTop; top++) {
    for (let left = Math.max(0, near.left); left < lastLeft; left++) {
      const score = correlate(picture, samples, left, top)
      if (!best || score > best.score) best = { left, top, score }
    }
  }
  return best
}

/** Opaque pixels among opaque ones, their differences brought to a mean of 0 and a sum of squares of 1. */
function samplesOf(lightness: Plane, alpha: Plane, most: number): Sample[] | null {
  const { width, height, data } = lightness
  const inner: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const cross = [i, i - 1, i + 1, i - width, i + width]
      if (cross.every((at) => alpha.data[at]! > OPAQUE)) inner.push(i)
    }
  }
  const stride = Math.max(1, Math.ceil(inner.length / most))
  const samples: Sample[] = []
  for (let k = 0; k < inner.length; k += stride) {
    const i = inner[k]!
    const [across, down] = [data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!]
    samples.push({ x: i % width, y: Math.floor(i / width), across, down })
  }
  if (samples.length < 30) return null
  const meanAcross = samples.reduce((sum, { across }) => sum + across, 0) / samples.length
  const meanDown = samples.reduce((sum, { down }) => sum + down, 0) / samples.length
  let power = 0
  for (const { across, down } of samples) {
    power += (across - meanAcross) ** 2 + (down - meanDown) ** 2
  }
  if (Math.sqrt(power / samples.length) < LEAST_STRUCTURE) return null
  const norm = Math.sqrt(power)
  return samples.map(({ across, down, ...place }) => ({
    ...place,
    across: (across - meanAcross) / norm,
    down: (down - meanDown) / norm,
  }))
}

function correlate(picture: Plane, samples: Sample[], left: number, top: number): number {
  const { width, data } = picture
  let [product, sumAcross, sumDown, power] = [0, 0, 0, 0]
  for (const { x, y, across, down } of samples) {
    const i = (top + y) * width + left + x
    const a = data[i + 1]! - data[i - 1]!
    const d = data[i + width]! - data[i - width]!
    product += across * a + down * d
    sumAcross += a
    sumDown += d
    power += a * a + d * d
  }
  const variance = power - (sumAcross ** 2 + sumDown ** 2) / samples.length
  return variance > 0 ? product / Math.sqrt(variance) : 0
}
