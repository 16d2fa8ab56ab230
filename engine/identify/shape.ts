import { boundingBox, type Box, type Plane } from '../image/raster.js'

/** Share of the widest row or column, below which what an outline begins or ends with is an aerial, a string or a handle and says nothing of its shape. */
const NEGLIGIBLE = 0.06

/** Width of a row, as a share of the box, below which it is a stem, a neck or legs. */
const THIN = 0.35

/**
 * Describes an outline in some words by its aspect and by how its width changes from top to bottom, or null for an empty mask.
 * Measured on the mask only: it says what a thing looks like, never what it is.
 */
export function describeShape(mask: Plane): string | null {
  const whole = boundingBox(mask, 0.5)
  if (!whole) return null
  const box = withoutThinEnds(mask, whole)
  const width = box.right - box.left
  const height = box.bottom - box.top
  const aspect = height / width
  const rows = rowShares(mask, box.left, box.right, box.top, box.bottom)
  const part = (from: number, to: number) =>
    mean(rows.slice(Math.floor(rows.length * from), Math.ceil(rows.length * to)))
  const top = part(0, 0.15)
  const middle = part(0.4, 0.6)
  const bottom = part(0.85, 1)
  const solidity = mean(rows)

  if (solidity < THIN) return 'piece with open parts'
  if (middle < THIN && top > middle * 1.5) return 'piece on a stem'
  if (top < middle * 0.62 && aspect > 1.25) return 'tall piece with a narrow top'
  if (top < middle * 0.7 && bottom > middle * 0.85) {
    return 'piece that narrows at the top'
  }
  if (aspect > 2) return 'slim upright piece'
  if (aspect > 1.15) return 'straight upright piece'
  if (aspect > 0.7) return 'compact piece'
  return 'low, wide piece'
}

/** A box round what is left without thin ends. */
function withoutThinEnds({ width, data }: Plane, { left, top, right, bottom }: Box): Box {
  const across = new Float64Array(right - left)
  const down = new Float64Array(bottom - top)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const cover = data[y * width + x]!
      across[x - left]! += cover
      down[y - top]! += cover
    }
  }
  const [columns, rows] = [bodyOf(across), bodyOf(down)]
  return {
    left: left + columns.first,
    right: left + columns.last + 1,
    top: top + rows.first,
    bottom: top + rows.last + 1,
  }
}

/** The first and the last that is not negligible beside the largest. */
function bodyOf(covers: Float64Array): { first: number; last: number } {
  const least = NEGLIGIBLE * Math.max(...covers)
  const counts = (cover: number) => cover >= least
  return { first: covers.findIndex(counts), last: covers.findLastIndex(counts) }
}

/** Covered share of each row of the box. */
function rowShares(mask: Plane, left: number, right: number, top: number, bottom: number) {
  return Array.from({ length: bottom - top }, (_, row) => {
    let covered = 0
    for (let x = left; x < right; x++) covered += mask.data[(top + row) * mask.width + x]!
    return covered / (right - left)
  })
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
