import type { Plane } from '../../image/raster.js'

/** Terms 1, x, y, xx, xy, yy, with x and y from 0 to 1. */
export type Surface = readonly number[]

const ROUNDS = 6

export function valueAt([a, b, c, d, e, f]: Surface, x: number, y: number): number {
  return a! + b! * x + c! * y + d! * x * x + e! * x * y + f! * y * y
}

/**
 * Fits a quadratic surface to a plane where `where` is 1, by least squares again and again; what lies well below the
 * last fit (shadow) counts little in the next.
 *
 * @returns the surface, and the mean error of what is not below it as a share of its value
 */
export function fitSurface(plane: Plane, where: Plane): { coefficients: Surface; error: number } {
  const { width, height, data } = plane
  const step = Math.max(1, Math.floor(Math.max(width, height) / 160))
  const points: { terms: number[]; value: number }[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = y * width + x
      if (where.data[i] === 0) continue
      const [u, v] = [x / width, y / height]
      points.push({ terms: [1, u, v, u * u, u * v, v * v], value: data[i]! })
    }
  }
  let weights = points.map(() => 1)
  let coefficients: number[] = [0, 0, 0, 0, 0, 0]
  let error = 1
  for (let round = 0; round < ROUNDS; round++) {
    coefficients = leastSquares(points, weights)
    const away = points.map(({ terms, value }) => {
      const fit = terms.reduce((sum, term, k) => sum + term * coefficients[k]!, 0)
      return (value - fit) / Math.max(0.01, fit)
    })
    weights = away.map((part) => (part < -0.03 ? 0.03 / (0.03 - 6 * (part + 0.03)) : 1))
    const level = away.filter((part) => part > -0.06)
    error = level.length < points.length * 0.35 ? 1 : mean(level.map(Math.abs))
  }
  return { coefficients, error }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Solves the normal equations by Gaussian elimination with pivoting. */
function leastSquares(points: { terms: number[]; value: number }[], weights: number[]): number[] {
  const rows = Array.from({ length: 6 }, () => new Array<number>(7).fill(0))
  for (const [n, { terms, value }] of points.entries()) {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 6; j++) rows[i]![j]! += weights[n]! * terms[i]! * terms[j]!
      rows[i]![6]! += weights[n]! * terms[i]! * value
    }
  }
  for (let i = 0; i < 6; i++) {
    rows[i]![i]! += 1e-6
    let pivot = i
    for (let k = i + 1; k < 6; k++)
      if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k
    ;[rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!]
    for (let k = 0; k < 6; k++) {
      if (k === i) continue
      const factor = rows[k]![i]! / rows[i]![i]!
      for (let j = i; j < 7; j++) rows[k]![j]! -= factor * rows[i]![j]!
    }
  }
  return rows.map((row, i) => row[6]! / row[i]!)
}
