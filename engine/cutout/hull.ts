import { createPlane, type Plane } from '../image/raster.js'

interface Point {
  x: number
  y: number
}

/** The convex hull of a mask, filled (monotone chains, Andrew 1979). */
export function hullOf(mask: Plane): Plane {
  const { width, height, data } = mask
  const left: Point[] = []
  const right: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((value) => value > 0)
    if (first < 0) continue
    push(left, { x: first, y }, 1)
    push(right, { x: row.findLastIndex((value) => value > 0), y }, -1)
  }
  const hull = createPlane(width, height)
  for (let y = left.at(0)?.y ?? height; y <= (left.at(-1)?.y ?? -1); y++) {
    hull.data.fill(1, y * width + Math.round(at(left, y)), y * width + Math.round(at(right, y)) + 1)
  }
  return hull
}

/** @param side 1 for the chain that bulges to the left, -1 to the right */
function push(chain: Point[], next: Point, side: number): void {
  for (let n = chain.length; n > 1; n = chain.length) {
    const [a, b] = [chain[n - 2]!, chain[n - 1]!]
    if (side * ((b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x)) < 0) break
    chain.pop()
  }
  chain.push(next)
}

/** Column of a chain at a row between its ends. */
function at(chain: Point[], y: number): number {
  const k = Math.max(
    1,
    chain.findIndex((point) => point.y >= y)
  )
  const [a, b] = [chain[k - 1]!, chain[k] ?? chain[k - 1]!]
  return a.y === b.y ? a.x : a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
}
