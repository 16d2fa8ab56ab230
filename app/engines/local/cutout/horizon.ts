import type { Plane } from '../image/raster.js'

type LabPlanes = readonly [Plane, Plane, Plane]

/** Least step in L*a*b* units between wall and table, and least share of a side's variance it must explain. */
const LEAST_GAP = 10
const LEAST_EXPLAINED = 0.72

/** The straight line between wall and table as row for each column, or null when the frame's sides show none. */
export function findHorizon(lab: LabPlanes): ((x: number) => number) | null {
  const { width } = lab[0]
  const strip = Math.max(2, Math.round(width * 0.04))
  const left = findStep(meanRows(lab, 0, strip))
  const right = findStep(meanRows(lab, width - strip, width))
  if (left === null || right === null) return null
  return (x) => left + ((right - left) * (x - strip / 2)) / (width - strip)
}

/** Mean colour of each row of a column strip. */
function meanRows([l, a, b]: LabPlanes, from: number, to: number): number[][] {
  return Array.from({ length: l.height }, (_, y) => {
    const sum = [0, 0, 0]
    for (let x = from; x < to; x++) {
      const i = y * l.width + x
      sum[0] += l.data[i]
      sum[1] += a.data[i] * 1.5
      sum[2] += b.data[i] * 1.5
    }
    return sum.map((value) => value / (to - from))
  })
}

/** The row that best parts a strip into two colours (largest variance between them), or null. */
function findStep(rows: number[][]): number | null {
  const height = rows.length
  const total = [0, 1, 2].map((c) => rows.reduce((sum, row) => sum + row[c], 0))
  const mean = total.reduce((sum, value) => sum + value ** 2, 0) / height
  const square = rows.reduce((sum, row) => sum + row[0] ** 2 + row[1] ** 2 + row[2] ** 2, 0)
  const head = [0, 0, 0]
  let best = { between: 0, row: 0, gap: 0 }
  for (let y = 1; y < height; y++) {
    for (let c = 0; c < 3; c++) head[c] += rows[y - 1][c]
    if (y < height * 0.08 || y > height * 0.92) continue
    let between = -mean
    let gap = 0
    for (let c = 0; c < 3; c++) {
      const tail = total[c] - head[c]
      between += head[c] ** 2 / y + tail ** 2 / (height - y)
      gap += (head[c] / y - tail / (height - y)) ** 2
    }
    if (between > best.between) best = { between, row: y, gap: Math.sqrt(gap) }
  }
  const explained = best.between / Math.max(1e-6, square - mean)
  return best.gap > LEAST_GAP && explained > LEAST_EXPLAINED ? best.row : null
}
