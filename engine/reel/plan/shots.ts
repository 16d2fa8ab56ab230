import { clamp, heightOf, sharesOf, WHOLE, widthOf } from './boxes.js'
import { frameAlike, frameItem, type ToFrame } from './framing.js'
import { endLayoutOf, type Layout } from './layout.js'
import type { ReelBox, ReelEnter, ReelOrder, ReelShot } from '../reel.js'
import { TEMPLATES } from './templates.js'
import type { Slot, Timeline } from './timeline.js'

/** Shares of an area that a cut-out takes at most. */
const CUT_OUT_WIDTH = 0.78
const CUT_OUT_HEIGHT = 0.66
/** Beats for which a bold reel looks at a thing in one way. */
const BOLD_BEATS = 2
/** Part of what is seen that a bold reel shows from near, and the fewest pixels of the picture for one of the frame then. */
const NEAR = 0.62
const NEAR_DENSITY = 0.45
/** Where on a product a bold reel looks from near, as a share of its height. */
const NEAR_PART = 0.4
/** Longest share of a shot that its coming takes. */
const COMING = 0.5

/** Part of the end card's picture that the camera leaves out at its closest, and the seconds in which it comes. */
const CARD_PUSH = 0.04
const CARD_COMING = 0.3
/** Share of it by which it may reach beyond its picture, before another one is taken. */
const CARRIED_ON = 0.4

/** One look at an item, in beats. */
interface Look extends Slot {
  from: number
  to: number
  near: boolean
  enter: { kind: ReelEnter; seconds: number }
}

/** An item in the area's shape. */
export interface Framed {
  base: ReelBox
  cutOut: ReelBox | null
  /** Where the product is in the base, in shares of it; null when nobody knows. */
  subject: ReelBox | null
}

/** How each item fills the area; alike where a template lays them over one another. */
export function frameItems(order: ReelOrder, layout: Layout): Framed[] {
  const { template, items } = order
  const { area, middle } = layout
  const toFrame: ToFrame[] = items.map(({ width, height, subject }) => {
    return { width, height, subject, area, middle }
  })
  const isAlike = template === 'colors' || template === 'before_after'
  const bases = isAlike ? frameAlike(toFrame) : toFrame.map(frameItem)
  return items.map((item, i) => {
    if (item.isCutOut) {
      const cutOut = cutOutBox(toFrame[i]!)
      return { base: WHOLE, cutOut, subject: cutOut }
    }
    const base = bases[i]!
    return { base, cutOut: null, subject: item.subject && sharesOf(base, item.subject) }
  })
}

/** The shots of a reel's items, and of its end card. */
export function shotsOf(
  order: ReelOrder,
  layout: Layout,
  timeline: Timeline,
  framed: readonly Framed[]
): ReelShot[] {
  const { beats, end } = timeline
  const looks = looksOf(order, timeline)
  const shots = looks.map((look, n): ReelShot => {
    const { area } = layout
    const { base, cutOut } = framed[look.item]!
    const item = order.items[look.item]!
    const from = beats.at(look.from)
    const length = beats.at(look.to) - from
    const seconds = n === 0 ? 0 : Math.min(look.enter.seconds, COMING * length)
    const kind = n === 0 ? 'cut' : look.enter.kind
    return {
      item: look.item,
      ground: order.brand.ground,
      from: from - lead(kind, seconds),
      to: beats.at(look.to),
      area,
      base,
      cutOut,
      move: item.kind === 'film' ? still() : moveOf(order, layout, timeline, framed, look, n),
      enter: { kind, seconds },
      filmFrom: filmFrom(item.seconds, looks, n, beats.at),
    }
  })
  if (order.hasEndCard) shots.push(cardShot(order, layout, beats.at(end)))
  return shots.map((shot, n) => {
    const next = shots[n + 1]
    return next ? { ...shot, to: next.from + next.enter.seconds } : shot
  })
}

/** The end card's ground. */
function cardShot(order: ReelOrder, { frame }: Layout, at: number): ReelShot {
  const { kind, seconds } = TEMPLATES[order.template].end
  return {
    item: null,
    ground: endGround(order),
    from: at - lead(kind, seconds),
    to: order.seconds,
    area: frame,
    base: WHOLE,
    cutOut: null,
    move: still(),
    enter: { kind, seconds },
    filmFrom: 0,
  }
}

/** A bold reel ends in its loudest colour. */
export function endGround({ template, brand }: ReelOrder): string {
  return template === 'bold' ? brand.accent : brand.ground
}

/** The picture on the end card: of the thing as it is at last; null when there are only films. */
export function cardPicture(order: ReelOrder, layout: Layout, at: number): ReelShot | null {
  const { panel } = endLayoutOf(layout)
  const pictures = order.items.flatMap((item, index) => {
    if (item.kind === 'film') return []
    const toFrame = { ...item, area: panel, middle: 0.5 }
    if (item.isCutOut) return { index, base: WHOLE, cutOut: cutOutBox(toFrame) }
    return { index, base: frameItem(toFrame), cutOut: null }
  })
  // The first that need not be carried on much; after "before" only what is after.
  const choice = order.template === 'before_after' ? pictures.slice(-1) : pictures
  const least = Math.min(...choice.map(({ base }) => beyond(base)))
  const best = choice.find(({ base }) => beyond(base) <= Math.max(least, CARRIED_ON))
  if (!best) return null
  const { index, base, cutOut } = best
  const { kind, seconds } = TEMPLATES[order.template].end
  const comes = at + (kind === 'dissolve' ? 0 : 0.35 * seconds)
  return {
    item: index,
    ground: endGround(order),
    from: comes,
    to: order.seconds,
    area: panel,
    base,
    cutOut,
    move: { from: WHOLE, to: zoomed({ x: 0.5, y: 0.5 }, 1 - CARD_PUSH), ease: 'linear' },
    enter: { kind: 'dissolve', seconds: CARD_COMING },
    filmFrom: 0,
  }
}

/** By how much a picture begins before the beat: what dissolves is half there on it. */
function lead(kind: ReelEnter, seconds: number): number {
  return kind === 'dissolve' ? seconds / 2 : 0
}

function looksOf(order: ReelOrder, { opening, slots }: Timeline): Look[] {
  const { enter } = TEMPLATES[order.template]
  const whole = (slot: Slot): Look => ({ ...slot, near: false, enter })
  if (order.template !== 'bold') return [...opening, ...slots].map(whole)
  return slots.flatMap((slot) => {
    const count = Math.max(1, Math.round((slot.to - slot.from) / BOLD_BEATS))
    return Array.from({ length: count }, (_, k) => ({
      ...whole(slot),
      from: slot.from + k * BOLD_BEATS,
      to: k === count - 1 ? slot.to : slot.from + (k + 1) * BOLD_BEATS,
      near: k % 2 === 1,
    }))
  })
}

/** A film goes on over the cuts within its time. */
function filmFrom(
  seconds: number | null,
  looks: readonly Look[],
  n: number,
  at: (beat: number) => number
): number {
  if (seconds === null) return 0
  const look = looks[n]!
  let first = n
  while (first > 0 && looks[first - 1]!.item === look.item) first--
  const length = at(look.to) - at(look.from)
  return clamp(at(look.from) - at(looks[first]!.from), 0, Math.max(0, seconds - length))
}

function still(): ReelShot['move'] {
  return { from: WHOLE, to: WHOLE, ease: 'linear' }
}

function moveOf(
  order: ReelOrder,
  { area, middle }: Layout,
  { end }: Timeline,
  framed: readonly Framed[],
  { item, from, to, near }: Look,
  n: number
): ReelShot['move'] {
  const { push, ease } = TEMPLATES[order.template]
  const { subject, base, cutOut } = framed[item]!
  const center = subject ? centerOf(subject) : { x: 0.5, y: middle }
  if (order.template === 'colors' || order.template === 'before_after') {
    // One camera for all, so that they stay on one another.
    const at = (beat: number) => zoomed({ x: 0.5, y: middle }, 1 - (push * beat) / end)
    return { from: at(from), to: at(to), ease }
  }
  if (near) {
    const density = cutOut ? 1 : (widthOf(base) * order.items[item]!.width) / widthOf(area)
    const size = clamp(NEAR_DENSITY / density, NEAR, 1 - push)
    const part = subject ? { x: center.x, y: subject.top + NEAR_PART * heightOf(subject) } : center
    return { from: centered(part, size), to: centered(part, size * (1 - push / 2)), ease: 'linear' }
  }
  const close = zoomed(center, 1 - push)
  // A bold look starts close and settles; calm ones go in, and every other one out.
  const goesOut = order.template === 'bold' || (n + order.seed) % 2 === 1
  return goesOut ? { from: close, to: WHOLE, ease } : { from: WHOLE, to: close, ease }
}

function centerOf(box: ReelBox): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** How much of a window lies beyond the picture, in shares of it. */
function beyond({ left, top, right, bottom }: ReelBox): number {
  return Math.max(0, -left, right - 1) + Math.max(0, -top, bottom - 1)
}

/** A window of a size with a point in its middle, as far as that is possible. */
function centered({ x, y }: { x: number; y: number }, size: number): ReelBox {
  const left = clamp(x - size / 2, 0, 1 - size)
  const top = clamp(y - size / 2, 0, 1 - size)
  return { left, top, right: left + size, bottom: top + size }
}

/** A window of a size that keeps a point where it is in the whole. */
function zoomed({ x, y }: { x: number; y: number }, size: number): ReelBox {
  const left = clamp(x - x * size, 0, 1 - size)
  const top = clamp(y - y * size, 0, 1 - size)
  return { left, top, right: left + size, bottom: top + size }
}

/** As large as fits, and standing around the middle. */
function cutOutBox({ width, height, subject, area, middle }: ToFrame): ReelBox {
  const box = subject ?? WHOLE
  const ratio = (widthOf(box) * width) / (heightOf(box) * height)
  const tall = Math.min(CUT_OUT_HEIGHT * heightOf(area), (CUT_OUT_WIDTH * widthOf(area)) / ratio)
  const wide = (tall * ratio) / widthOf(area) / 2
  const high = tall / heightOf(area) / 2
  const center = clamp(middle + 0.02, high, 1 - high)
  return { left: 0.5 - wide, right: 0.5 + wide, top: center - high, bottom: center + high }
}
