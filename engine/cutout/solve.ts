/** Solves `matrix * x = right` by Gauss-Jordan elimination with pivoting; both inputs stay as they are. */
export function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, r) => [...row, right[r]])
  for (let c = 0; c < n; c++) {
    let pivot = c
    for (let r = c + 1; r < n; r++)
      if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r
    ;[rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!]
    const scale = rows[c]![c] || 1e-12
    for (let r = 0; r < n; r++) {
      if (r === c) continue
      const factor = rows[r]![c]! / scale
      for (let k = c; k <= n; k++) rows[r]![k]! -= factor * rows[c]![k]!
    }
  }
  return rows.map((row, r) => row[n]! / (row[r] || 1e-12))
}
