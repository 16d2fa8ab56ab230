import type { Plane } from '../image/raster.js'
import { findFeet, type Foot } from './feet.js'

/** Part of the product's height, from its lowest row, in which a column stands on the floor. */
const STANDING = 0.1

/** As far up an edge that leads away from the camera may go, as a part of the height, and how steeply. */
const RECEDING = 0.3
const STEEPEST = 0.55

/** Where a product meets the floor, by columns of the picture. */
export interface GroundLine {
  /** Row of the floor under the column; between what touches and beside it that of its neighbours. */
  row: Float32Array
  /** 1 where the product touches the floor. */
  touches: Uint8Array
  /** Of a product on legs, also those behind the line; empty for what stands on its body. */
  feet: Foot[]
}

/**
 * Finds the line on which a product stands: all that ends near its lowest row, and from there outwards its lower edge
 * while that rises gently, as that of a box does which is seen from its corner. A handle or a lid begins with a jump. What has legs
 * stands on the foremost of them, however much higher in the picture the others end.
 */
export function groundLine(alpha: Plane): GroundLine {
  const { width, height, data } = alpha
  const feet = findFeet(alpha)
  if (feet.length > 0) return lineOfFeet(feet, width)
  const lowest = new Int32Array(width).fill(-1)
  let top = height
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i]! <= 0.5) continue
      lowest[x] = y
      if (y < top) top = y
    }
  }
  const bottom = lowest.reduce((most, y) => Math.max(most, y), -1) + 1
  const tall = Math.max(1, bottom - top)
  const touches = Uint8Array.from(lowest, (y) => (y >= bottom - STANDING * tall ? 1 : 0))
  if (bottom > 0) {
    followEdge(lowest, touches, touches.indexOf(1), -1, bottom, tall)
    followEdge(lowest, touches, touches.lastIndexOf(1), 1, bottom, tall)
  }
  return { row: rowsOf(lowest, touches), touches, feet }
}

function lineOfFeet(feet: Foot[], width: number): GroundLine {
  const lowest = new Int32Array(width).fill(-1)
  for (const { x, row, width: wide } of foremost(feet)) {
    const last = Math.min(width - 1, Math.round(x + 0.4 * wide))
    for (let at = Math.max(0, Math.round(x - 0.4 * wide)); at <= last; at++) lowest[at] = row
  }
  const touches = Uint8Array.from(lowest, (row) => (row >= 0 ? 1 : 0))
  return { row: rowsOf(lowest, touches), touches, feet }
}

/** The lower side of the hull of the feet, which are given from left to right. */
function foremost(feet: Foot[]): Foot[] {
  const line: Foot[] = []
  for (const foot of feet) {
    while (line.length > 1 && isBehind(line[line.length - 1]!, line[line.length - 2]!, foot))
      line.pop()
    line.push(foot)
  }
  return line
}

/** Whether a foot lies on or above the line between two others. */
function isBehind(foot: Foot, left: Foot, right: Foot): boolean {
  const share = (foot.x - left.x) / Math.max(1, right.x - left.x)
  return foot.row <= left.row + share * (right.row - left.row)
}

function followEdge(
  lowest: Int32Array,
  touches: Uint8Array,
  from: number,
  step: -1 | 1,
  bottom: number,
  tall: number
): void {
  const reach = Math.max(3, Math.round(tall / 50))
  for (let x = from + step; x >= 0 && x < lowest.length; x += step) {
    const inwards = Math.max(0, Math.min(lowest.length - 1, x - step * reach))
    const rise = lowest[inwards]! - lowest[x]!
    if (lowest[x]! < bottom - RECEDING * tall || rise > STEEPEST * reach) return
    touches[x] = 1
  }
}

function rowsOf(lowest: Int32Array, touches: Uint8Array): Float32Array {
  const row = new Float32Array(lowest.length)
  let last = -1
  for (let x = 0; x < row.length; x++) {
    if (!touches[x]) continue
    row[x] = lowest[x]!
    for (let between = last + 1; between < x; between++) {
      const share = last < 0 ? 1 : (between - last) / (x - last)
      row[between] = (last < 0 ? 0 : row[last]!) * (1 - share) + lowest[x]! * share
    }
    last = x
  }
  if (last >= 0) row.fill(row[last]!, last + 1)
  return row
}
