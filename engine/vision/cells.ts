import sharp from 'sharp'
import { labPlanes } from '../image/color.js'
import type { Raster } from '../image/raster.js'
import { CELLS, FEATURES, GRID, type Embedding } from './select.js'

/** The colours of a photo in the cells in which the encoder sees it. */
export interface CellColors {
  width: number
  height: number
  /** L*, a*, b* of each cell. */
  lab: Float32Array
}

/** A photo cell by cell: what each shows as a direction, and its colour. */
export interface Cells extends CellColors {
  /** `FEATURES` numbers a cell. */
  features: Float32Array
}

/** Cells of all photos together that the spread of features is learnt from. */
const SAMPLE = 6000

/**
 * How much of the mean variance is added to every direction before they are evened out: less, and noise counts as much as what
 * tells things apart.
 */
const RIDGE = 1

interface SeenCells {
  colors: CellColors
  embedding: Embedding
}

/** The colours of a photo's cells. */
export async function colorCells(picture: Raster, embedding: Embedding): Promise<CellColors> {
  const inCells = (side: number) => Math.max(1, Math.round((side * CELLS) / GRID))
  const [width, height] = [inCells(embedding.width), inCells(embedding.height)]
  const { channels, data } = picture
  const small = await sharp(data, {
    raw: { width: picture.width, height: picture.height, channels },
  })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const planes = labPlanes({ width, height, channels: 3, data: small })
  const lab = new Float32Array(width * height * 3)
  for (let i = 0; i < lab.length; i++) lab[i] = planes[i % 3]!.data[Math.floor(i / 3)]!
  return { width, height, lab }
}

/** The encoder's numbers, those of a cell next to each other. */
function featuresOf({ colors, embedding }: SeenCells): Float32Array {
  const { width, height } = colors
  const features = new Float32Array(width * height * FEATURES)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let f = 0; f < FEATURES; f++, i++) {
        features[i] = embedding.data[(f * CELLS + y) * CELLS + x]!
      }
    }
  }
  return features
}

/**
 * Makes features of several photos comparable: what all cells have in common is taken away, directions in which they differ much and
 * little are evened out (Cholesky whitening with a ridge), and each cell's numbers become a direction of length 1.
 */
export function whiten(photos: readonly SeenCells[]): Cells[] {
  const all = photos.map(featuresOf)
  const { mean, factor } = learnSpread(all)
  return photos.map((photo, index) => {
    const features = all[index]!
    for (let at = 0; at < features.length; at += FEATURES) {
      let square = 0
      for (let i = 0; i < FEATURES; i++) {
        let value = features[at + i]! - mean[i]!
        const row = i * FEATURES
        for (let k = 0; k < i; k++) value -= factor[row + k]! * features[at + k]!
        value /= factor[row + i]!
        features[at + i] = value
        square += value * value
      }
      const scale = 1 / Math.sqrt(Math.max(square, Number.MIN_VALUE))
      for (let i = 0; i < FEATURES; i++) features[at + i]! *= scale
    }
    return { ...photo.colors, features }
  })
}

/** Mean of all features, and the lower triangle whose product with its mirror image is their covariance. */
function learnSpread(photos: readonly Float32Array[]): {
  mean: Float64Array
  factor: Float64Array
} {
  const total = photos.reduce((sum, { length }) => sum + length / FEATURES, 0)
  const step = Math.max(1, Math.floor(total / SAMPLE))
  const sample: Float32Array[] = []
  for (const features of photos) {
    for (let at = 0; at < features.length; at += step * FEATURES) {
      sample.push(features.subarray(at, at + FEATURES))
    }
  }
  const mean = new Float64Array(FEATURES)
  for (const cell of sample) cell.forEach((value, i) => (mean[i]! += value / sample.length))
  const factor = new Float64Array(FEATURES * FEATURES)
  const centred = new Float64Array(FEATURES)
  for (const cell of sample) {
    for (let i = 0; i < FEATURES; i++) centred[i] = cell[i]! - mean[i]!
    for (let i = 0; i < FEATURES; i++) {
      const value = centred[i]! / sample.length
      for (let k = 0; k <= i; k++) factor[i * FEATURES + k]! += value * centred[k]!
    }
  }
  let variance = 0
  for (let i = 0; i < FEATURES; i++) variance += factor[i * FEATURES + i]! / FEATURES
  for (let i = 0; i < FEATURES; i++) factor[i * FEATURES + i]! += RIDGE * variance + Number.EPSILON
  decompose(factor)
  return { mean, factor }
}

/** Cholesky's decomposition of a symmetric matrix of which the lower triangle is given, in its place. */
function decompose(matrix: Float64Array): void {
  for (let j = 0; j < FEATURES; j++) {
    for (let k = 0; k < j; k++) {
      const value = matrix[j * FEATURES + k]!
      for (let i = j; i < FEATURES; i++) {
        matrix[i * FEATURES + j]! -= matrix[i * FEATURES + k]! * value
      }
    }
    const pivot = Math.sqrt(matrix[j * FEATURES + j]!)
    for (let i = j; i < FEATURES; i++) matrix[i * FEATURES + j]! /= pivot
  }
}
