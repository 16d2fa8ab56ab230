import { clamp, heightOf, widthOf } from './boxes.js'
import type { ReelBox } from '../reel.js'

/** Free room beside the product, as a share of what is seen. */
const MARGIN = 0.07
/** Share of the frame's side that a product takes at least, as far as the picture has the pixels for it. */
const LEAST_SHARE = 0.5
/** Fewest pixels of the picture for one of the frame, when it is cut closer for the product's sake. */
const LEAST_DENSITY = 0.75
/** How low a product's middle may come, as a share of the area's height. */
const LOWEST = 0.68
/** Where the product seems to be when nobody knows. */
const MIDDLE: ReelBox = { left: 0.18, top: 0.15, right: 0.82, bottom: 0.85 }
/** Boxes of one product in two pictures of one shape that differ by less are the same. */
const SAME = 0.03

/** A picture, and where it is to be seen. */
export interface ToFrame {
  width: number
  height: number
  /** As in `ReelOrder`. */
  subject: ReelBox | null
  /** Pixels that it fills. */
  area: ReelBox
  /** Where the product's middle comes, in shares of the area's height. */
  middle: number
}

/**
 * What of a picture fills an area, in shares of the picture: cut around the product where that fits with a margin, else reaching beyond the
 * picture, which is then carried on.
 */
export function frameItem({ width, height, subject, area, middle }: ToFrame): ReelBox {
  const box = inPixels(subject ?? MIDDLE, width, height)
  const ratio = widthOf(area) / heightOf(area)
  const keep = 1 - 2 * MARGIN
  // What is seen is at least this wide: else the product would touch the frame.
  const needed = Math.max(
    Math.min(width, widthOf(box) / keep),
    Math.min(height, heightOf(box) / keep) * ratio
  )
  const covering = Math.min(width, height * ratio)
  if (needed > covering) return place(needed, ratio, box, middle, { width, height })
  const closest = Math.max(needed, Math.min(covering, LEAST_DENSITY * widthOf(area)))
  const large = Math.max(widthOf(box), heightOf(box) * ratio) / LEAST_SHARE
  const seen = subject ? clamp(large, closest, covering) : covering
  return place(seen, ratio, box, middle, { width, height })
}

/** Pictures framed so that their products lie on one another: as large, and in the same place. */
export function frameAlike(items: readonly ToFrame[]): ReelBox[] {
  const first = items[0]!
  if (items.every((item) => isSame(item, first))) {
    const base = frameItem(first)
    return items.map(() => base)
  }
  const own = items.map(frameItem)
  if (items.some(({ subject }) => !subject)) return own
  // As large as the largest of them is, so that least must be carried on.
  const size = Math.max(
    ...items.map(({ subject }, i) => Math.sqrt(areaOf(subject!) / areaOf(own[i]!)))
  )
  return items.map((item) => {
    const ratio = widthOf(item.area) / heightOf(item.area)
    const box = inPixels(item.subject!, item.width, item.height)
    const least = Math.max(widthOf(box), heightOf(box) * ratio) / (1 - MARGIN)
    const seen = Math.max(least, Math.sqrt((areaOf(box) / size ** 2) * ratio))
    return around(box, seen, ratio, item)
  })
}

function isSame(a: ToFrame, b: ToFrame): boolean {
  if (Math.abs(a.width / a.height / (b.width / b.height) - 1) > 0.01) return false
  if (!a.subject || !b.subject) return a.subject === b.subject
  const sides = ['left', 'top', 'right', 'bottom'] as const
  return sides.every((side) => Math.abs(a.subject![side] - b.subject![side]) < SAME)
}

/** A window of a width with the product's middle in its own, wherever that reaches. */
function around(box: ReelBox, seen: number, ratio: number, { width, height, middle }: ToFrame) {
  const left = (box.left + box.right) / 2 - seen / 2
  const top = (box.top + box.bottom) / 2 - (middle * seen) / ratio
  return shares({ left, top, right: left + seen, bottom: top + seen / ratio }, width, height)
}

function place(
  seen: number,
  ratio: number,
  box: ReelBox,
  middle: number,
  { width, height }: { width: number; height: number }
): ReelBox {
  const left = lay(width, seen, (box.left + box.right) / 2 - seen / 2)
  const tall = seen / ratio
  const center = (box.top + box.bottom) / 2
  // Under words that stand above, what must be made is made there only: walls and skies are carried on better than floors.
  const isAbove = tall > height && middle > 0.5 && (center - height + tall) / tall <= LOWEST
  const top = isAbove ? height - tall : lay(height, tall, center - middle * tall)
  return shares({ left, top, right: left + seen, bottom: top + tall }, width, height)
}

/** Where a length starts on a side: inside of it, or around it. */
function lay(size: number, length: number, wanted: number): number {
  return length <= size ? clamp(wanted, 0, size - length) : clamp(wanted, size - length, 0)
}

function inPixels({ left, top, right, bottom }: ReelBox, width: number, height: number): ReelBox {
  return {
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
  }
}

function shares({ left, top, right, bottom }: ReelBox, width: number, height: number): ReelBox {
  return inPixels({ left, top, right, bottom }, 1 / width, 1 / height)
}

function areaOf(box: ReelBox): number {
  return widthOf(box) * heightOf(box)
}
