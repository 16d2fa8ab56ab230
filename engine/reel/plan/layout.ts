import { heightOf, widthOf } from './boxes.js'
import type { ReelBox, ReelOrder } from '../reel.js'
import { safeBox } from './safe_zones.js'

/** Where pictures and words are in a reel. */
export interface Layout {
  frame: ReelBox
  safe: ReelBox
  /** Where pictures are drawn. */
  area: ReelBox
  /** Where words stand that have a place of their own beside the pictures, or null. */
  column: ReelBox | null
  /** Whether words stand above the product rather than below it. */
  wordsAbove: boolean
  /** Where the products' middle comes, as a share of the area's height. */
  middle: number
  /** Pixels for one of a frame whose shorter side has 1080. */
  unit: number
}

/** Share of the height that a network covers below from which on words stand above. */
const MUCH_COVERED = 0.22
/** Shares of a catalogue page's height, or of its width, that its words take. */
const BAND = 0.19
const COLUMN = 0.41
const GAP = 56

/** Where the end card has its picture and its words. */
export interface EndLayout {
  panel: ReelBox
  words: ReelBox
}

/** Shares of an end card's height or width from which its picture reaches to the edge. */
const PANEL_BELOW = 0.62
const PANEL_ABOVE = 0.42
const PANEL_BESIDE = 0.53

/** The picture takes what the network covers, or a side of its own. */
export function endLayoutOf({ frame, safe, wordsAbove, unit }: Layout): EndLayout {
  const width = widthOf(frame)
  const height = heightOf(frame)
  const gap = Math.round(GAP * unit)
  if (height <= width) {
    const left = Math.round(PANEL_BESIDE * width)
    return { panel: { ...frame, left }, words: { ...safe, right: left - gap } }
  }
  if (wordsAbove) {
    const top = Math.round(PANEL_BELOW * height)
    return { panel: { ...frame, top }, words: { ...safe, bottom: top - gap } }
  }
  const bottom = Math.round(PANEL_ABOVE * height)
  return { panel: { ...frame, bottom }, words: { ...safe, top: bottom + gap } }
}

export function layoutOf(order: ReelOrder, size: { width: number; height: number }): Layout {
  const { width, height } = size
  const frame = { left: 0, top: 0, right: width, bottom: height }
  const safe = safeBox(order.safeZone, order.aspectRatio, size)
  const unit = Math.min(width, height) / 1080
  const wordsAbove = 1 - safe.bottom / height > MUCH_COVERED
  const hasWords = order.items.some(({ caption }) => caption !== '') || order.words.name !== ''
  const rest = { frame, safe, wordsAbove, unit }
  if (order.template !== 'catalogue') {
    const middle = hasWords ? (wordsAbove ? 0.57 : 0.46) : 0.5
    return { ...rest, area: frame, column: null, middle: height > width ? middle : 0.5 }
  }
  return { ...rest, ...cataloguePage(frame, safe, wordsAbove, unit), middle: 0.5 }
}

/** Words beside the picture, or above or below it where the page is upright. */
function cataloguePage(frame: ReelBox, safe: ReelBox, wordsAbove: boolean, unit: number) {
  const width = widthOf(frame)
  const height = heightOf(frame)
  const gap = Math.round(GAP * unit)
  if (height <= width) {
    const left = Math.round(COLUMN * width)
    return { area: { ...frame, left }, column: { ...safe, right: left - gap } }
  }
  const band = Math.round(BAND * height)
  if (wordsAbove) {
    const bottom = safe.top + band
    return { area: { ...frame, top: bottom + gap }, column: { ...safe, bottom } }
  }
  const top = safe.bottom - band
  return { area: { ...frame, bottom: top - gap }, column: { ...safe, top } }
}
