import { shareOf } from './combine.js'
import type { Area, Mask, Point } from './mask.js'
import type { Pointing } from './selection_calls.js'

/** What was pointed at, in pixels of the mask: a part of the product, one that is not, or a box that it lies in. */
export type Picked = { at: Point; adds: boolean } | { box: Area }

export interface Meaning {
  /** Whether what is found becomes the product alone, or is added to it, or taken away. */
  how: 'only' | 'add' | 'remove'
  pointing: Pointing
}

/**
 * How large what is meant may be, as a share of what is selected already: all of it where that may be right, for selections are coarser
 * than cut-outs, and less where it is a part of it.
 */
const MOST = { only: 1.1, part: 0.85, remove: 0.7 }

/** How much of the picture the first thing may take: a whole one is meant and not its label, but not what it stands before. */
const FIRST = 0.6

/**
 * What somebody means by it.
 * @param isPart whether what is selected already is known to be too much, so that pointing at it means a part of it
 */
export function meaningOf(picked: Picked, mask: Mask, isPart: boolean): Meaning {
  const { width, height, data } = mask
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of))
  if ('box' in picked) {
    const { left, top, right, bottom } = picked.box
    const box = {
      left: share(left, width),
      top: share(top, height),
      right: share(right, width),
      bottom: share(bottom, height),
    }
    return { how: 'only', pointing: { box } }
  }
  const x = share(picked.at.x, width)
  const y = share(picked.at.y, height)
  const column = Math.min(width - 1, Math.floor(x * width))
  const isSelected = data[Math.min(height - 1, Math.floor(y * height)) * width + column]! > 127
  const covered = shareOf(mask)
  if (picked.adds && !isSelected) {
    return { how: 'add', pointing: { at: { x, y }, most: covered > 0 ? 1 : FIRST } }
  }
  const how = picked.adds ? 'only' : 'remove'
  const most = picked.adds && isPart ? MOST.part : MOST[how]
  return { how, pointing: { at: { x, y }, most: Math.min(1, most * covered) } }
}
