import { around, clamp, heightOf, shared, widthOf, within } from './boxes.js'
import { DESCENT, FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import { drawWords, PAD, type Page } from './draw_words.js'
import type { Layout } from './layout.js'
import { windowAt } from './motion.js'
import { readableSigns, readingSeconds } from './reading.js'
import type {
  Measure,
  ReelBox,
  ReelCaption,
  ReelOrder,
  ReelOverlay,
  ReelShot,
  ReelWarning,
} from '../reel.js'
import { linesOf, setText, shorten, type SetText } from './set_text.js'
import type { Framed } from './shots.js'
import { TEMPLATES } from './templates.js'
import type { Slot, Timeline } from './timeline.js'

/** Share of the usual size that letters have where they would not fit otherwise. */
const SMALLER = 0.8
/** Share of words over a product by which another place must be better. */
const BETTER = 0.5

export interface Words {
  overlays: ReelOverlay[]
  captions: ReelCaption[]
  warnings: ReelWarning[]
}

/**
 * The captions of all items, where they leave the products free if they can.
 *
 * @param columnFrom where they begin in the words' column, if there is one
 */
export function captionsOf(
  order: ReelOrder,
  layout: Layout,
  timeline: Timeline,
  shots: readonly ReelShot[],
  framed: readonly Framed[],
  measure: Measure,
  columnFrom: number
): Words {
  const warnings: ReelWarning[] = []
  const pages: Page[] = []
  for (const slot of timeline.slots) {
    const caption = captionFor(order, slot.item)
    if (caption.text === '') continue
    const cut = setPages(
      order,
      layout,
      timeline,
      slot,
      caption,
      shots,
      framed,
      measure,
      pages,
      columnFrom
    )
    if (cut) warnings.push({ kind: 'caption_cut', item: slot.item })
  }
  const usual = usualPlace(pages, layout)
  return {
    overlays: pages.flatMap((page) =>
      drawWords(page, placeOf(page, usual, layout, order, columnFrom), order, layout)
    ),
    captions: pages.map(({ from, to, text }) => ({ from, to, text })),
    warnings,
  }
}

/** What is written on an item; the product's name on the first one that has no words of its own. */
function captionFor(order: ReelOrder, item: number): { text: string; isTitle: boolean } {
  const own = order.items[item]!.caption.trim()
  const isTitle = item === 0 && own === '' && order.template !== 'catalogue'
  return { text: isTitle ? order.words.name.trim() : own, isTitle }
}

/** @returns whether something had to be cut off */
function setPages(
  order: ReelOrder,
  layout: Layout,
  { beats }: Timeline,
  slot: Slot,
  { text, isTitle }: { text: string; isTitle: boolean },
  shots: readonly ReelShot[],
  framed: readonly Framed[],
  measure: Measure,
  pages: Page[],
  columnFrom: number
): boolean {
  const style = TEMPLATES[order.template]
  const { caption } = style
  const from = beats.at(slot.from) + caption.after
  const to = beats.at(slot.to) - (caption.leave.kind === 'cut' ? 0 : 0.1)
  const signs = readableSigns(to - from)
  if (signs === 0) return true
  const room = roomFor(order, layout)
  const { weight, size } = isTitle ? { ...caption, ...style.title } : caption
  const face = { font: order.brand.font, weight }
  const shown = shorten(text, signs)
  const sizes = [size, size * SMALLER, style.caption.size * SMALLER].map((one) => one * layout.unit)
  const sets = sizes.map((one) => setText(shown, face, one, room, measure, layout.unit))
  const fits = (one: SetText) => mostLines(order, layout, columnFrom, one.size)
  const set = sets.find((one) => one.lines.length <= fits(one)) ?? sets.at(-1)!
  const most = fits(set)
  const subject = subjectIn(slot, shots, framed, beats.at)
  // As many pages as can be read, each as long as its words need.
  const chunks: SetText[] = []
  const count = Math.ceil(set.lines.length / most)
  const each = Math.ceil(set.lines.length / count)
  for (let n = 0; n < set.lines.length; n += each) chunks.push(linesOf(set, n, n + each))
  const texts = chunks.map(({ lines }) => lines.map((line) => line.text).join(' '))
  const needs = texts.map(readingSeconds)
  let left = (to - from) / needs.reduce((a, b) => a + b, 0)
  let isCut = shown !== text.trim()
  let kept = chunks.length
  while (kept > 1 && left < 0.999) {
    kept--
    isCut = true
    left = (to - from) / needs.slice(0, kept).reduce((a, b) => a + b, 0)
  }
  let at = from
  for (let n = 0; n < kept; n++) {
    const last = n === kept - 1
    const end = last ? to : at + needs[n]! * left
    const cutHere = last && kept < chunks.length
    const chunk = chunks[n]!
    const page = cutHere ? withEllipsis(chunk, room, measure, layout.unit) : chunk
    pages.push({ set: page, text: wordsOf(page), from: at, to: end, subject })
    at = end
  }
  return isCut
}

function wordsOf({ lines }: SetText): string {
  return lines.map((line) => line.text).join(' ')
}

function withEllipsis(set: SetText, room: number, measure: Measure, unit: number): SetText {
  const text = `${wordsOf(set).replace(/[\s,;:.–-]+$/, '')}…`
  return linesOf(setText(text, set.face, set.size, room, measure, unit), 0, set.lines.length)
}

function roomFor({ template }: ReelOrder, { safe, column, unit }: Layout): number {
  const { caption } = TEMPLATES[template]
  const pad = caption.on === 'bare' ? 0 : 2 * PAD.across * caption.size * unit
  return widthOf(column ?? safe) - pad
}

/** Lines of a size that there is room for. */
function mostLines(
  { template, brand }: ReelOrder,
  { column }: Layout,
  columnFrom: number,
  size: number
): number {
  const { mostLines: most } = TEMPLATES[template].caption
  if (!column) return most
  const first = size * (FONT_FACTS[brand.font].capitals + DESCENT)
  const more = Math.floor((column.bottom - columnFrom - first) / (LINE_ADVANCE * size) + 0.01)
  return clamp(more + 1, 1, heightOf(column) < widthOf(column) ? most : 5)
}

/** Where an item's product is seen in its time, as far as that is known. */
function subjectIn(
  { item, from, to }: Slot,
  shots: readonly ReelShot[],
  framed: readonly Framed[],
  at: (beat: number) => number
): ReelBox | null {
  const { subject } = framed[item]!
  if (!subject) return null
  const boxes = shots
    .filter((shot) => shot.item === item && shot.to > at(from) && shot.from < at(to))
    .flatMap((shot) =>
      [shot.from, shot.to].map((time) => within(shot.area, seenIn(windowAt(shot, time), subject)))
    )
  return boxes.length > 0 ? boxes.reduce(around) : null
}

function seenIn(window: ReelBox, { left, top, right, bottom }: ReelBox): ReelBox {
  return {
    left: (left - window.left) / widthOf(window),
    right: (right - window.left) / widthOf(window),
    top: (top - window.top) / heightOf(window),
    bottom: (bottom - window.top) / heightOf(window),
  }
}

type Place = 'above' | 'below'

function boxAt(place: Place, { set }: Page, { safe, column, unit }: Layout, on: string): ReelBox {
  const { left, right } = column ?? safe
  const pad = on === 'bare' ? 0 : set.size * (PAD.above + PAD.below)
  const top = place === 'above' ? safe.top + pad : safe.bottom - set.height - pad - 8 * unit
  return { left, right, top, bottom: top + set.height }
}

function covered(place: Place, page: Page, layout: Layout): number {
  if (!page.subject) return 0
  const box = boxAt(place, page, layout, 'block')
  const middle = (box.left + box.right - page.set.width) / 2
  const ink = { ...box, left: middle, right: middle + page.set.width }
  return shared(ink, page.subject) / (widthOf(ink) * heightOf(ink))
}

/** The place that leaves the products of most captions free; words that jump to and fro are not read. */
function usualPlace(pages: readonly Page[], layout: Layout): Place {
  const sum = (place: Place) => pages.reduce((all, page) => all + covered(place, page, layout), 0)
  const preferred: Place = layout.wordsAbove ? 'above' : 'below'
  const other: Place = layout.wordsAbove ? 'below' : 'above'
  return sum(other) < BETTER * sum(preferred) ? other : preferred
}

function placeOf(
  page: Page,
  usual: Place,
  layout: Layout,
  order: ReelOrder,
  columnFrom: number
): ReelBox {
  const { on } = TEMPLATES[order.template].caption
  if (layout.column) {
    return { ...layout.column, top: columnFrom, bottom: columnFrom + page.set.height }
  }
  const other: Place = usual === 'above' ? 'below' : 'above'
  const isMuch = covered(usual, page, layout) > 0.15
  const isBetter = covered(other, page, layout) < BETTER * covered(usual, page, layout)
  return boxAt(isMuch && isBetter ? other : usual, page, layout, on)
}
