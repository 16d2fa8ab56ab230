import {
  REEL_FRAMES_PER_SECOND,
  REEL_SIZES,
  type Measure,
  type ReelOrder,
  type ReelPlan,
} from './reel.js'

/**
 * Plans a reel: when which picture is seen, how it moves, and where and when words stand. The same order gives the same plan.
 *
 * @param measure of the fonts that it will be drawn with
 */
export function planReel(order: ReelOrder, _measure: Measure): ReelPlan {
  const { width, height } = REEL_SIZES[order.aspectRatio]
  const each = order.seconds / order.items.length
  const frame = { left: 0, top: 0, right: width, bottom: height }
  const whole = { left: 0, top: 0, right: 1, bottom: 1 }
  return {
    width,
    height,
    framesPerSecond: REEL_FRAMES_PER_SECOND,
    frames: Math.round(order.seconds * REEL_FRAMES_PER_SECOND),
    seconds: order.seconds,
    bpm: 120,
    ground: order.brand.ground,
    safe: frame,
    shots: order.items.map((_, item) => ({
      item,
      from: item * each,
      to: (item + 1) * each,
      area: frame,
      base: whole,
      cutOut: null,
      move: { from: whole, to: whole, ease: 'linear' },
      enter: { kind: 'cut', seconds: 0 },
      filmFrom: 0,
    })),
    overlays: [],
    captions: [],
    posterAt: each / 2,
    warnings: [],
  }
}
