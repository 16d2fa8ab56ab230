import { endCardOf } from './end_card.js'
import { headingOf } from './heading.js'
import { layoutOf } from './layout.js'
import { missingSigns, toDraw } from './missing_signs.js'
import {
  REEL_FRAMES_PER_SECOND,
  REEL_SIZES,
  type Measure,
  type ReelOrder,
  type ReelPlan,
  type ReelWarning,
} from '../reel.js'
import { cardPicture, frameItems, shotsOf } from './shots.js'
import { timelineOf } from './timeline.js'
import { captionsOf } from './words.js'

/** Seconds after which the words on the first picture are there. */
const POSTER = 1.2

/**
 * Plans a reel: when which picture is seen, how it moves, and where and when words stand. The same order gives the same plan.
 *
 * @param measure of the fonts that it will be drawn with
 */
export function planReel(asked: ReelOrder, measure: Measure): ReelPlan {
  const order = tidied(asked)
  const size = REEL_SIZES[order.aspectRatio]
  const layout = layoutOf(order, size)
  const timeline = timelineOf(order)
  const framed = frameItems(order, layout)
  const shots = shotsOf(order, layout, timeline, framed)
  const first = shots[0]!
  const { beats, end } = timeline
  const endsAt = beats.at(end)
  const heading = headingOf(order, layout, order.hasEndCard ? endsAt : order.seconds, measure)
  const words = captionsOf(order, layout, timeline, shots, framed, measure, heading.bottom)
  const card = order.hasEndCard ? endCardOf(order, layout, endsAt, measure) : []
  const picture = order.hasEndCard ? cardPicture(order, layout, endsAt) : null
  return {
    ...size,
    framesPerSecond: REEL_FRAMES_PER_SECOND,
    frames: Math.round(order.seconds * REEL_FRAMES_PER_SECOND),
    seconds: order.seconds,
    bpm: beats.bpm,
    ground: order.brand.ground,
    safe: layout.safe,
    shots: picture ? [...shots, picture] : shots,
    overlays: [...heading.overlays, ...words.overlays, ...card],
    captions: words.captions,
    posterAt: Math.min(POSTER, (first.to - first.from) * 0.8),
    warnings: [...missingIn(order), ...words.warnings],
  }
}

function missingIn({ items, words }: ReelOrder): ReelWarning[] {
  const own = [words.name, words.price, words.callToAction, words.address].join('')
  return [
    { item: null, signs: missingSigns(own) },
    ...items.map(({ caption }, item) => ({ item, signs: missingSigns(caption) })),
  ]
    .filter(({ signs }) => signs !== '')
    .map((missing) => ({ kind: 'missing_signs', ...missing }))
}

function tidied(order: ReelOrder): ReelOrder {
  const { name, price, callToAction, address } = order.words
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, caption: toDraw(item.caption) })),
    words: {
      name: toDraw(name),
      price: toDraw(price),
      callToAction: toDraw(callToAction),
      address: toDraw(address),
    },
  }
}
