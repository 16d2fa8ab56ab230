import type { Point } from '../select.js'

/** A box that may be turned: its middle, the direction of its width (a unit vector, at most 45 degrees off the horizontal), its sides. */
export interface TurnedBox {
  center: Point
  across: Point
  width: number
  height: number
}

/**
 * The smallest box round points, which has a side along one of their hull's (Freeman, Shapira 1975).
 *
 * @param points at least one, by rising `y`
 */
export function smallestBox(points: readonly Point[]): TurnedBox {
  const hull = hullOf(points)
  let best: TurnedBox | null = null
  for (const [index, a] of hull.entries()) {
    const b = hull[(index + 1) % hull.length]!
    const box = boxAlong(hull, directionOf(b.x - a.x, b.y - a.y))
    if (!best || box.width * box.height < best.width * best.height) best = box
  }
  return best!
}

/** Of a side, turned by quarters until it points to the right. */
function directionOf(dx: number, dy: number): Point {
  const length = Math.hypot(dx, dy)
  if (length === 0) return { x: 1, y: 0 }
  const [x, y] = Math.abs(dx) >= Math.abs(dy) ? [dx, dy] : [dy, -dx]
  const sign = x < 0 ? -1 : 1
  return { x: (sign * x) / length, y: (sign * y) / length }
}

function boxAlong(points: readonly Point[], across: Point): TurnedBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const along = x * across.x + y * across.y
    const down = y * across.x - x * across.y
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const along = (left + right) / 2
  const down = (top + bottom) / 2
  return {
    center: { x: along * across.x - down * across.y, y: along * across.y + down * across.x },
    across,
    width: right - left,
    height: bottom - top,
  }
}

/** Monotone chains (Andrew 1979). */
function hullOf(points: readonly Point[]): Point[] {
  const down = chainOf(points)
  const up = chainOf(points.toReversed())
  return [...down.slice(0, -1), ...up.slice(0, -1), ...(points.length === 1 ? points : [])]
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
