import type { Raster } from '../../image/raster.js'

/** Where what is filled in may come from, in pixels of the canvas. */
export interface SourceRules {
  /** Least way from a place to the right, to what is copied there, or null where any way will do. */
  leastShift: number | null
  /** Most rows between a place and what is copied there, and how dear the farthest are. */
  mostDrift: number
  driftCost: number
  /** The column from which on nothing is copied, and how dear columns far from the edge are. */
  depth: number
  depthCost: number
}

/**
 * A picture with pixels that nobody knows. Masks have a byte a pixel, 0 or 1. A picture that grows is turned so that it grows to the left:
 * the first `edge` columns are unknown.
 */
export interface FillTask {
  canvas: Raster & { channels: 3 }
  unknown: Uint8Array
  /** Known pixels that stay as they are to the last bit. */
  kept: Uint8Array
  /** Known pixels that are not copied. */
  barred: Uint8Array
  /** Columns that are unknown as a whole, 0 for a hole inside. */
  edge: number
  rules: SourceRules
}

/** What a fill came to. */
export interface Filled {
  canvas: Raster & { channels: 3 }
  /** How plainly the pieces' seams are seen, in units of the changes that the known picture has itself. */
  seam: number
  /** How much of its seams is seen, see `tornness`. */
  torn: number
  /** How far colours had to be bent to hide them, in bytes. */
  bent: number
  /** How far the guide's patches are from what they are copied from, in bytes. */
  strange: number
}
