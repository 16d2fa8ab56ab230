/** A stretch of pixels that share a row of the tilted grid: `from` to `to`, of which the first lies in column `x`. */
export interface Run {
  row: number
  from: number
  to: number
  x: number
}

export interface Grid {
  width: number
  height: number
  rows: number
  runs: Run[]
}

/** @param tilt rows that a row falls from the left edge to the right */
export function tiltedRows(width: number, height: number, tilt: number): Grid {
  const first = Math.min(0, -tilt)
  const rows = height + Math.ceil(Math.abs(tilt))
  const perColumn = tilt / width
  const rowOf = (x: number, y: number) =>
    Math.min(rows - 1, Math.max(0, Math.round(y - x * perColumn - first)))
  const runs: Run[] = []
  for (let y = 0; y < height; y++) {
    let x = 0
    while (x < width) {
      const row = rowOf(x, y)
      const from = y * width
      const start = x
      if (tilt === 0) x = width
      else while (++x < width && rowOf(x, y) === row);
      runs.push({ row, from: from + start, to: from + x, x: start })
    }
  }
  return { width, height, rows, runs }
}

/** Every second pixel, like the white squares of a chessboard, tells enough of its row. */
export function firstOf({ x, from }: Run, width: number): number {
  return from + ((x + (from - x) / width) & 1)
}

/** Splits `count` numbers a row, row by row, into a list of each. */
export function columnsOf(values: Float64Array, count: number): Float64Array[] {
  const rows = values.length / count
  return Array.from({ length: count }, (_, k) =>
    Float64Array.from({ length: rows }, (__, row) => values[row * count + k]!)
  )
}

/** The lists' numbers row by row, so that those of a row lie together. */
export function perRow(lists: Float64Array[]): Float64Array {
  const count = lists.length
  const values = new Float64Array(lists[0]!.length * count)
  for (const [k, list] of lists.entries()) {
    for (let row = 0; row < list.length; row++) values[row * count + k] = list[row]!
  }
  return values
}
