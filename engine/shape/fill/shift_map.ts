/** Which offset each pixel of a level is copied by, on the part of the level that can change. */
export interface ShiftMap {
  /** The part, in pixels of the level. */
  left: number
  top: number
  width: number
  height: number
  /** For each of its pixels the index of an offset. */
  labels: Uint16Array
  /** Mean difference at its seams. */
  seam: number
  /** Share of its pixels that no offset leads to something that may be copied. */
  uncovered: number
}

/** The offset of a pixel of the map's level; outside of its part everything stays. */
export function labelAt(map: ShiftMap, pixel: number, levelWidth: number): number {
  const column = pixel % levelWidth
  const x = column - map.left
  const y = (pixel - column) / levelWidth - map.top
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return 0
  return map.labels[y * map.width + x]!
}
