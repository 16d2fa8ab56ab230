import type { Corners } from './corners.js'

/** A line of text that was read. */
export interface TextLine {
  /** As they are printed; at least one. */
  words: string[]
  corners: Corners
}
