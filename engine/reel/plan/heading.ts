import { heightOf, widthOf } from './boxes.js'
import { FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import type { Layout } from './layout.js'
import { LEAST_CONTRAST, contrast, luminance, readableOn } from './legible.js'
import type { Measure, ReelBox, ReelOrder, ReelOverlay } from '../reel.js'
import { linesOf, setText, type SetText } from './set_text.js'
import { TEMPLATES } from './templates.js'

/** For a frame whose shorter side has 1080 pixels. */
const BAR = { width: 72, height: 8, after: 36 }
const PRICE = { size: 56, before: 22 }
const AFTER = 34
const SMALLER = 0.92
/** Where the words begin in a column that is higher than wide, as a share of its height. */
const START = 0.3

/** How small a heading gets at least. */
const LEAST_SCALE = 0.45

interface Heading {
  overlays: ReelOverlay[]
  /** Where the captions begin. */
  bottom: number
}

/** Name and price beside the pictures of a catalogue page; as large as leaves a caption some room. */
export function headingOf(
  order: ReelOrder,
  layout: Layout,
  until: number,
  measure: Measure
): Heading {
  const { column, unit } = layout
  if (!column) return { overlays: [], bottom: 0 }
  const page = { ...layout, column }
  const { size } = TEMPLATES.catalogue.caption
  const hasCaptions = order.items.some(({ caption }) => caption !== '')
  const last = column.bottom - (hasCaptions ? size * unit : 0)
  let scale = unit
  let heading = layHeading(order, page, scale, until, measure)
  while (heading.bottom > last && scale > LEAST_SCALE * unit) {
    scale *= SMALLER
    heading = layHeading(order, page, scale, until, measure)
  }
  return heading
}

function layHeading(
  order: ReelOrder,
  { column, unit }: Layout & { column: ReelBox },
  scale: number,
  until: number,
  measure: Measure
): Heading {
  const { ground, ink, accent, font } = order.brand
  const { capitals } = FONT_FACTS[font]
  const isTall = heightOf(column) > widthOf(column)
  const top = column.top + (isTall ? START * heightOf(column) : 0)
  const color = readableOn(ground, ink)
  const shown = {
    from: 0,
    to: until,
    enter: { kind: 'cut' as const, seconds: 0 },
    leave: { kind: 'fade' as const, seconds: 0.2 },
  }
  let bottom = top
  const overlays: ReelOverlay[] = []
  const put = (set: SetText, own: string) => {
    const lines = set.lines.map(({ text, width }, n) => {
      const y = bottom + set.size * (capitals + LINE_ADVANCE * n)
      return { text, width, x: column.left, y }
    })
    const right = column.left + set.width
    const box = { left: column.left, right, top: bottom, bottom: bottom + set.height }
    const { face, size } = set
    overlays.push({ ...shown, kind: 'text', face, size, color: own, shade: null, box, lines })
    bottom += set.height
  }
  if (order.words.name || order.words.price) {
    const right = column.left + BAR.width * scale
    const box = { left: column.left, right, top: bottom, bottom: bottom + BAR.height * scale }
    overlays.push({ ...shown, kind: 'block', color: accent, radius: 0, box })
    bottom += (BAR.height + BAR.after) * scale
  }
  if (order.words.name) {
    const { title } = TEMPLATES.catalogue
    const face = { font, weight: title.weight }
    const most = isTall ? 3 : 2
    const set = setText(order.words.name, face, title.size * scale, widthOf(column), measure, unit)
    put(linesOf(set, 0, most), color)
  }
  if (order.words.price) {
    bottom += PRICE.before * scale
    const isRead = contrast(luminance(accent), luminance(ground)) >= LEAST_CONTRAST
    const face = { font, weight: 600 as const }
    const set = setText(order.words.price, face, PRICE.size * scale, widthOf(column), measure, unit)
    put(linesOf(set, 0, 1), isRead ? accent : color)
  }
  return { overlays, bottom: bottom > top ? bottom + AFTER * scale : bottom }
}
