import type { Point } from '../select.js'

/** Corners of a line of text, clockwise from the one where its first letter begins above: however the line is turned. */
export type Corners = readonly [Point, Point, Point, Point]

/** Corners in another measure, such as shares of a picture instead of its pixels. */
export function mapCorners([a, b, c, d]: Corners, map: (point: Point) => Point): Corners {
  return [map(a), map(b), map(c), map(d)]
}

export function centerOf(corners: Corners): Point {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  }
}

/** Length of the line, and height of its letters with what is around them. */
export function sidesOf([a, b, c, d]: Corners): { length: number; height: number } {
  return {
    length: (distance(a, b) + distance(d, c)) / 2,
    height: (distance(a, d) + distance(b, c)) / 2,
  }
}

/** The same line read from its other end. */
export function turned([a, b, c, d]: Corners): Corners {
  return [c, d, a, b]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
