import { heightOf, widthOf } from './boxes.js'
import { FONT_FACTS, LINE_ADVANCE } from './fonts.js'
import { endLayoutOf, type Layout } from './layout.js'
import { readableOn } from './legible.js'
import type { Measure, ReelBox, ReelOrder, ReelOverlay } from '../reel.js'
import { setText, type SetText } from './set_text.js'
import { endGround } from './shots.js'
import { TEMPLATES } from './templates.js'

/** Heights and sizes for a frame whose shorter side has 1080 pixels. */
const LOGO = { height: 150, width: 460, after: 64 }
/** After the name, which is as large as titles are. */
const NAME = { after: 44 }
const PRICE = { size: 60, after: 76 }
const ACTION = { size: 54, after: 60, across: 48, above: 36, below: 24 }
const ADDRESS = { size: 42 }
/** From one size to the next smaller one, until all fits. */
const SMALLER = 0.92
/** Seconds from one part of the card to the next. */
const ONE_BY_ONE = 0.09

/** One part of the card, from the top. */
interface Part {
  height: number
  after: number
  draw(top: number, shown: Shown): ReelOverlay[]
}

type Shown = Pick<ReelOverlay, 'from' | 'to' | 'enter' | 'leave'>

/** Logo, name, price, call to action and address on the brand's ground, one below the other in the safe zone. */
export function endCardOf(
  order: ReelOrder,
  layout: Layout,
  from: number,
  measure: Measure
): ReelOverlay[] {
  const { words: place } = endLayoutOf(layout)
  const room = heightOf(place)
  let scale = layout.unit
  let parts = partsOf(order, place, scale, measure, layout.unit)
  while (heightOfAll(parts) > room) {
    scale *= SMALLER
    parts = partsOf(order, place, scale, measure, layout.unit)
  }
  const { end } = TEMPLATES[order.template]
  let top = (place.top + place.bottom - heightOfAll(parts)) / 2
  return parts.flatMap((part, n) => {
    const overlays = part.draw(top, {
      from: from + end.seconds * 0.4 + n * ONE_BY_ONE,
      to: order.seconds,
      enter: { kind: 'rise', seconds: 0.45 },
      leave: { kind: 'cut', seconds: 0 },
    })
    top += part.height + part.after
    return overlays
  })
}

function heightOfAll(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, { height, after }, n) => sum + height + (n < parts.length - 1 ? after : 0),
    0
  )
}

function partsOf(
  order: ReelOrder,
  place: ReelBox,
  scale: number,
  measure: Measure,
  unit: number
): Part[] {
  const { words, brand } = order
  const ground = endGround(order)
  const ink = readableOn(ground, brand.ink)
  const parts: Part[] = []
  if (brand.logoShape !== null) parts.push(logoPart(brand.logoShape, place, scale))
  const { title } = TEMPLATES[order.template]
  const add = (
    text: string,
    own: { size: number; after?: number },
    face: number,
    color: string
  ) => {
    if (text.trim() === '') return
    const font = { font: brand.font, weight: face as 300 | 400 | 600 | 800 }
    const set = setText(text, font, own.size * scale, widthOf(place), measure, unit)
    parts.push(textPart(set, place, color, (own.after ?? 0) * scale))
  }
  add(words.name, { ...NAME, size: title.size }, title.weight, ink)
  add(words.price, PRICE, 400, ink)
  if (words.callToAction.trim() !== '') parts.push(actionPart(order, place, scale, measure, unit))
  add(words.address, ADDRESS, 400, ink)
  return parts
}

function logoPart(shape: number, place: ReelBox, scale: number): Part {
  const height = Math.min(LOGO.height * scale, (LOGO.width * scale) / shape)
  const middle = (place.left + place.right) / 2
  const half = (height * shape) / 2
  return {
    height,
    after: LOGO.after * scale,
    draw: (top, shown) => [
      {
        ...shown,
        kind: 'logo',
        box: { left: middle - half, right: middle + half, top, bottom: top + height },
      },
    ],
  }
}

function textPart(set: SetText, place: ReelBox, color: string, after: number): Part {
  return {
    height: set.height,
    after,
    draw: (top, shown) => [{ ...shown, ...centered(set, place, top), color, shade: null }],
  }
}

/** Words of a text overlay, each line in the middle. */
export function centered(set: SetText, { left, right }: ReelBox, top: number) {
  const { capitals } = FONT_FACTS[set.face.font]
  const middle = (left + right) / 2
  return {
    kind: 'text' as const,
    face: set.face,
    size: set.size,
    box: {
      left: middle - set.width / 2,
      right: middle + set.width / 2,
      top,
      bottom: top + set.height,
    },
    lines: set.lines.map(({ text, width }, n) => {
      const y = top + set.size * (capitals + LINE_ADVANCE * n)
      return { text, width, x: middle - width / 2, y }
    }),
  }
}

function actionPart(
  order: ReelOrder,
  place: ReelBox,
  scale: number,
  measure: Measure,
  unit: number
): Part {
  const { accent, ground, font, ink } = order.brand
  // What stands out from the card.
  const block = endGround(order) === accent ? ground : accent
  const across = ACTION.across * scale
  const above = ACTION.above * scale
  const below = ACTION.below * scale
  const room = widthOf(place) - 2 * across
  const face = { font, weight: 600 as const }
  const set = setText(order.words.callToAction, face, ACTION.size * scale, room, measure, unit)
  const middle = (place.left + place.right) / 2
  const height = above + set.height + below
  const half = set.width / 2 + across
  return {
    height,
    after: ACTION.after * scale,
    draw: (top, shown) => [
      {
        ...shown,
        kind: 'block',
        color: block,
        radius: order.template === 'bold' ? 0 : height / 2,
        box: { left: middle - half, right: middle + half, top, bottom: top + height },
      },
      {
        ...shown,
        ...centered(set, place, top + above),
        color: readableOn(block, ink),
        shade: null,
      },
    ],
  }
}
