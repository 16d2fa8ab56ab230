import { clamp, heightOf } from './boxes.js'
import { FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import type { Layout } from './layout.js'
import { readableOn } from './legible.js'
import type { ReelBox, ReelOrder, ReelOverlay } from '../reel.js'
import type { SetText } from './set_text.js'
import { TEMPLATES } from './templates.js'

/** Around letters on a block or a card, as shares of their size. */
export const PAD = { across: 0.34, above: 0.3, below: 0.06 }
/** Height of the soft edge of a shade above and below its words, as a share of the frame's. */
const SHADE_EDGE = 0.13

/** Words of an item, set, and the time in which they are read. */
export interface Page {
  set: SetText
  text: string
  from: number
  to: number
  /** Where the product is meanwhile, in pixels. */
  subject: ReelBox | null
}

/** What is drawn of words in a place: their letters, with what makes them legible. */
export function drawWords(
  page: Page,
  box: ReelBox,
  order: ReelOrder,
  layout: Layout
): ReelOverlay[] {
  const { caption } = TEMPLATES[order.template]
  const { ground, ink, accent } = order.brand
  const { set } = page
  const { capitals } = FONT_FACTS[set.face.font]
  const shown = { from: page.from, to: page.to, enter: caption.enter, leave: caption.leave }
  const pad = PAD.across * set.size
  const lines = set.lines.map(({ text, width }, n) => {
    const inset = caption.on === 'bare' ? 0 : pad
    const x = caption.align === 'left' ? box.left + inset : (box.left + box.right - width) / 2
    return { text, width, x, y: box.top + set.size * (capitals + LINE_ADVANCE * n) }
  })
  const text = (own: typeof lines, color: string | null, shade: ReelBox | null): ReelOverlay => ({
    ...shown,
    kind: 'text',
    face: set.face,
    size: set.size,
    color,
    shade,
    box: boxOf(own, set.size, capitals),
    lines: own,
  })
  if (layout.column) return [text(lines, readableOn(ground, ink), null)]
  if (caption.on === 'bare') return [text(lines, null, shadeOf(lines, set.size, layout))]
  const color = caption.on === 'block' ? accent : ground
  const padded = (own: typeof lines): ReelOverlay => {
    const inner = boxOf(own, set.size, capitals)
    return {
      ...shown,
      kind: 'block',
      color,
      radius: caption.on === 'card' ? 0.3 * set.size : 0,
      box: {
        left: inner.left - pad,
        right: inner.right + pad,
        top: inner.top - PAD.above * set.size,
        bottom: inner.bottom + PAD.below * set.size,
      },
    }
  }
  const blocks = caption.on === 'card' ? [padded(lines)] : lines.map((line) => padded([line]))
  return [...blocks, text(lines, readableOn(color, ink), null)]
}

function boxOf(
  lines: readonly { x: number; y: number; width: number }[],
  size: number,
  capitals: number
): ReelBox {
  return {
    left: Math.min(...lines.map(({ x }) => x)),
    right: Math.max(...lines.map(({ x, width }) => x + width)),
    top: lines[0]!.y - capitals * size,
    bottom: lines[lines.length - 1]!.y + (1 - capitals) * size,
  }
}

/** A band behind words that fades out above and below, or reaches to the frame's edge where that is near. */
function shadeOf(
  lines: readonly { x: number; y: number; width: number }[],
  size: number,
  { frame }: Layout
): ReelBox {
  const height = heightOf(frame)
  const edge = SHADE_EDGE * height
  const top = lines[0]!.y - size - edge
  const bottom = lines[lines.length - 1]!.y + 0.4 * size + edge
  return {
    left: frame.left,
    right: frame.right,
    top: top < 2 * edge ? -edge : clamp(top, 0, height),
    bottom: height - bottom < 2 * edge ? height + edge : clamp(bottom, 0, height),
  }
}
