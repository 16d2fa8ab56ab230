import { createPlane, type Plane } from '../image/raster.js'
import { findHorizon } from './horizon.js'
import { solve } from './solve.js'

type LabPlanes = readonly [Plane, Plane, Plane]

/** Share of the frame's sides that is taken for background. */
const BORDER = 0.06

/** Least noise of a background, in L*a*b* units: below it lie compression and rounding. */
const LEAST_NOISE = [1.4, 0.9, 0.9] as const

export interface BackgroundModel {
  /** The background's L*a*b* behind each pixel. */
  planes: LabPlanes
  /** The background's noise around `planes`, as standard deviation. */
  noise: LabPlanes
  /** How many units of its own noise each pixel is away from the background (Mahalanobis distance). */
  distance: Plane
}

/**
 * Models the background from the frame's border: one quadratic surface in L*a*b*, or two with a straight
 * horizon between them when the left and right sides both show a step (a table and a wall).
 */
export function modelBackground(lab: LabPlanes): BackgroundModel {
  const { width, height } = lab[0]
  const horizon = findHorizon(lab)
  const model: BackgroundModel = {
    planes: emptyLab(width, height),
    noise: emptyLab(width, height),
    distance: createPlane(width, height),
  }
  for (const region of horizon ? [true, false] : [false]) {
    const inside = (x: number, y: number) => (horizon !== null && y < horizon(x)) === region
    fillRegion(lab, inside, model)
  }
  return model
}

function emptyLab(width: number, height: number): LabPlanes {
  return [createPlane(width, height), createPlane(width, height), createPlane(width, height)]
}

/** Fits one region's surface to its border pixels and fills in model and distance. */
function fillRegion(
  lab: LabPlanes,
  inside: (x: number, y: number) => boolean,
  { planes, noise, distance }: BackgroundModel
): void {
  const { width, height } = lab[0]
  const terms = (i: number) =>
    quadratic((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5)
  let border = borderPixels(width, height, inside)
  let surfaces: number[][] = [0, 1, 2].map(() => [0, 0, 0, 0, 0, 0])
  let covariance = covarianceOf([])
  for (let round = 0; round < 4 && border.length >= 24; round++) {
    surfaces = lab.map((plane) => fit(border, terms, plane))
    const residuals = border.map((i) => {
      const t = terms(i)
      return lab.map((plane, c) => plane.data[i] - dot(surfaces[c], t))
    })
    covariance = covarianceOf(residuals)
    const inverse = invert(covariance)
    border = border.filter((_, n) => mahalanobis(inverse, residuals[n]) < 3)
  }
  const inverse = invert(covariance)
  const deviation = [0, 1, 2].map((c) => Math.sqrt(covariance[c][c]))
  const away = [0, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!inside(x, y)) continue
      const t = terms(i)
      for (let c = 0; c < 3; c++) {
        planes[c].data[i] = dot(surfaces[c], t)
        noise[c].data[i] = deviation[c]
        away[c] = lab[c].data[i] - planes[c].data[i]
      }
      distance.data[i] = mahalanobis(inverse, away)
    }
  }
}

function borderPixels(
  width: number,
  height: number,
  inside: (x: number, y: number) => boolean
): number[] {
  const edge = Math.round(Math.min(width, height) * BORDER)
  const border: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const atEdge = x < edge || y < edge || x >= width - edge || y >= height - edge
      if (atEdge && inside(x, y)) border.push(y * width + x)
    }
  }
  return border
}

function quadratic(x: number, y: number): number[] {
  return [1, x, y, x * x, x * y, y * y]
}

/** Least squares, with a trace of ridge so that a thin border cannot make it singular. */
function fit(pixels: number[], terms: (i: number) => number[], plane: Plane): number[] {
  const matrix = [0, 1, 2, 3, 4, 5].map((r) => [0, 1, 2, 3, 4, 5].map((c) => (r === c ? 1e-3 : 0)))
  const right = [0, 0, 0, 0, 0, 0]
  for (const i of pixels) {
    const t = terms(i)
    for (let r = 0; r < 6; r++) {
      right[r] += t[r] * plane.data[i]
      for (let c = 0; c < 6; c++) matrix[r][c] += t[r] * t[c]
    }
  }
  return solve(matrix, right)
}

function covarianceOf(residuals: number[][]): number[][] {
  return [0, 1, 2].map((r) =>
    [0, 1, 2].map((c) => {
      const mean = residuals.reduce((sum, v) => sum + v[r] * v[c], 0) / (residuals.length || 1)
      return r === c ? mean + LEAST_NOISE[r] ** 2 : mean
    })
  )
}

function invert(matrix: number[][]): number[][] {
  const unit = (c: number) => [0, 1, 2].map((r) => (r === c ? 1 : 0))
  const columns = [0, 1, 2].map((c) => solve(matrix, unit(c)))
  return [0, 1, 2].map((r) => [0, 1, 2].map((c) => columns[c][r]))
}

function mahalanobis(inverse: number[][], v: number[]): number {
  let sum = 0
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) sum += v[r] * inverse[r][c] * v[c]
  return Math.sqrt(Math.max(0, sum))
}

function dot(a: number[], b: number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}
