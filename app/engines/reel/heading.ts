import { heightOf, widthOf } from './boxes.js'
import { FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import type { Layout } from './layout.js'
import { LEAST_CONTRAST, contrast, luminance, readableOn } from './legible.js'
import type { Measure, ReelOrder, ReelOverlay } from './reel.js'
import { setText, type SetText } from './set_text.js'
import { TEMPLATES } from './templates.js'

/** For a frame whose shorter side has 1080 pixels. */
const BAR = { width: 72, height: 8, after: 36 }
const PRICE = { size: 56, before: 22 }
const AFTER = 34
const SMALLEST = 44
const SMALLER = 0.92
/** Where the words begin in a column that is higher than wide, as a share of its height. */
const START = 0.3

/** Name and price beside the pictures of a catalogue page, and where the captions begin below them. */
export function headingOf(
  order: ReelOrder,
  layout: Layout,
  until: number,
  measure: Measure
): { overlays: ReelOverlay[]; bottom: number } {
  const { unit, column } = layout
  if (!column) return { overlays: [], bottom: 0 }
  const { ground, ink, accent, font } = order.brand
  const isTall = heightOf(column) > widthOf(column)
  const start = column.top + (isTall ? START * heightOf(column) : 0)
  const { title } = TEMPLATES.catalogue
  const color = readableOn(ground, ink)
  const shown = {
    from: 0,
    to: until,
    enter: { kind: 'cut' as const, seconds: 0 },
    leave: { kind: 'fade' as const, seconds: 0.2 },
  }
  let bottom = start
  const overlays: ReelOverlay[] = []
  const put = (set: SetText, own: string) => {
    const { capitals } = FONT_FACTS[font]
    overlays.push({
      ...shown,
      kind: 'text',
      face: set.face,
      size: set.size,
      color: own,
      shade: null,
      box: {
        left: column.left,
        right: column.left + set.width,
        top: bottom,
        bottom: bottom + set.height,
      },
      lines: set.lines.map(({ text, width }, n) => {
        const y = bottom + set.size * (capitals + LINE_ADVANCE * n)
        return { text, width, x: column.left, y }
      }),
    })
    bottom += set.height
  }
  if (order.words.name || order.words.price) {
    const box = {
      left: column.left,
      right: column.left + BAR.width * unit,
      top: bottom,
      bottom: bottom + BAR.height * unit,
    }
    overlays.push({ ...shown, kind: 'block', color: accent, radius: 0, box })
    bottom += (BAR.height + BAR.after) * unit
  }
  if (order.words.name) {
    const most = isTall ? 3 : 1
    const set = fit(title.size * unit, SMALLEST * unit, most, (size) =>
      setText(order.words.name, { font, weight: title.weight }, size, widthOf(column), measure)
    )
    put(set, color)
  }
  if (order.words.price) {
    bottom += PRICE.before * unit
    const isRead = contrast(luminance(accent), luminance(ground)) >= LEAST_CONTRAST
    const face = { font, weight: 600 as const }
    put(
      setText(order.words.price, face, PRICE.size * unit, widthOf(column), measure),
      isRead ? accent : color
    )
  }
  return { overlays, bottom: bottom > start ? bottom + AFTER * unit : bottom }
}

/** As large as it can be in so many lines. */
function fit(
  largest: number,
  smallest: number,
  mostLines: number,
  set: (size: number) => SetText
): SetText {
  let size = largest
  let found = set(size)
  while (found.lines.length > mostLines && size > smallest) found = set((size *= SMALLER))
  return found
}
