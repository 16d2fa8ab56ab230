import type { ReelAppear, ReelBox, ReelEase, ReelOverlay, ReelPlan, ReelShot } from '../reel.js'

/* What a plan means at a moment, for whoever draws it. */

/** How far an overlay rises when it comes, as a share of the frame's height. */
const RISE = 0.022

/** What of the shot's base is seen at a time, in shares of it. */
export function windowAt({ from, to, move }: ReelShot, time: number): ReelBox {
  const way = eased(move.ease, clamp((time - from) / (to - from)))
  const mix = (side: keyof ReelBox) => move.from[side] + (move.to[side] - move.from[side]) * way
  return { left: mix('left'), top: mix('top'), right: mix('right'), bottom: mix('bottom') }
}

/** How much of a shot has come over the one before, 0 to 1. */
function enteredAt({ from, enter }: ReelShot, time: number): number {
  if (enter.kind === 'cut' || enter.seconds <= 0) return time >= from ? 1 : 0
  const way = clamp((time - from) / enter.seconds)
  return enter.kind === 'dissolve' ? eased('inOut', way) : settle(way)
}

/** A shot as it is drawn at a moment. */
export interface Layer {
  shot: ReelShot
  /** What of the base is seen, in shares of it. */
  window: ReelBox
  /** 0 to 1. */
  opacity: number
  /** Pixels of the plan that it lies lower than its area, out of which it does not reach; negative for higher. */
  lower: number
  /** Pixels of the plan from the area's left up to which it is drawn. */
  shownTo: number
}

/** The shots that are seen at a time, the lowest first. */
export function layersAt({ shots }: ReelPlan, time: number): Layer[] {
  const seen = shots.filter(({ from, to }) => time >= from && time < to)
  const layers = (seen.length > 0 ? seen : shots.slice(-1)).map((shot): Layer => {
    const entered = enteredAt(shot, time)
    const { kind } = shot.enter
    const tall = shot.area.bottom - shot.area.top
    const wide = shot.area.right - shot.area.left
    return {
      shot,
      window: windowAt(shot, time),
      opacity: kind === 'dissolve' ? entered : 1,
      lower: kind === 'push' ? (1 - entered) * tall : 0,
      shownTo: kind === 'wipe' ? entered * wide : wide,
    }
  })
  // What pushes moves what it pushes.
  for (const [n, { lower, shot }] of layers.entries()) {
    const below = layers[n - 1]
    if (below && lower > 0 && below.shot.area.top === shot.area.top) {
      below.lower -= shot.area.bottom - shot.area.top - lower
    }
  }
  return layers
}

/** Width of the line at the edge of a wipe, as a share of the frame's width. */
export const WIPE_LINE = 0.006

export interface OverlayPose {
  /** 0 to 1. */
  opacity: number
  /** Pixels that it lies lower than its place. */
  lower: number
  /** Share of its box's width that is seen, from the left. */
  shown: number
}

/** How an overlay is drawn at a time, or null when it is not seen. */
export function poseAt(overlay: ReelOverlay, time: number, height: number): OverlayPose | null {
  const { from, to, enter, leave } = overlay
  if (time < from || time >= to) return null
  const come = part(enter, time - from)
  const go = part(leave, to - time)
  const opacity = (fades(enter.kind) ? come : 1) * (fades(leave.kind) ? go : 1)
  const lower = enter.kind === 'rise' ? (1 - settle(come)) * RISE * height : 0
  const shown = Math.min(
    enter.kind === 'unroll' ? settle(come) : 1,
    leave.kind === 'unroll' ? settle(go) : 1
  )
  return { opacity, lower, shown }
}

function fades(kind: ReelAppear): boolean {
  return kind === 'fade' || kind === 'rise'
}

function part({ kind, seconds }: { kind: ReelAppear; seconds: number }, time: number): number {
  return kind === 'cut' || seconds <= 0 ? 1 : clamp(time / seconds)
}

/** The way gone, 0 to 1, at a share of the time. */
function eased(ease: ReelEase, t: number): number {
  switch (ease) {
    case 'linear':
      return t
    case 'inOut':
      return t * t * (3 - 2 * t)
    case 'out':
      return settle(t)
  }
}

/** Fast at first, and slowly to rest. */
function settle(t: number): number {
  return 1 - (1 - t) ** 3
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** How strongly a shade is drawn at a row, 0 to 1: all of it behind the words, softly less above and below them. */
export function shadeAt(shade: ReelBox, words: ReelBox, y: number): number {
  const above = words.top > shade.top ? (y - shade.top) / (words.top - shade.top) : 1
  const below = shade.bottom > words.bottom ? (shade.bottom - y) / (shade.bottom - words.bottom) : 1
  return eased('inOut', clamp(Math.min(above, below)))
}
