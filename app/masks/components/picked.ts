import { shareOf } from './combine.js'
import type { Area, Mask, Point } from './mask.js'
import type { Pointing } from './selection_calls.js'

/** What was pointed at, in pixels of the mask: something or a box that it lies in, and whether it belongs to what is marked. */
export type Picked = ({ at: Point } | { box: Area }) & { adds: boolean }

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

/** Share of a box that is selected up to which it lies beside what is. */
const BESIDE = 0.1

/** What is known of what is selected already. */
export interface Known {
  /** Whether it is too much, so that pointing at it means a part of it. */
  isPart: boolean
  /** Whether it may be several things, so that a box beside them means another one; else it means another one in their place. */
  isMany?: boolean
}

/** What somebody means by it. */
export function meaningOf(picked: Picked, mask: Mask, { isPart, isMany = false }: Known): Meaning {
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
    if (!picked.adds) return { how: 'remove', pointing: { box } }
    const isBeside = isMany && shareOf(mask) > 0 && shareIn(mask, picked.box) < BESIDE
    return { how: isBeside ? 'add' : 'only', pointing: { box } }
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

/** Share of a box's pixels that are selected. */
function shareIn({ width, height, data }: Mask, box: Area): number {
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const right = Math.min(width, Math.ceil(box.right))
  const bottom = Math.min(height, Math.ceil(box.bottom))
  let inside = 0
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left; i < y * width + right; i++) if (data[i]! > 127) inside++
  }
  return inside / Math.max(1, (right - left) * (bottom - top))
}
