import { REEL_FRAMES_PER_SECOND } from '../reel.js'

/** Beats that fill a time without a rest. */
export interface Beats {
  bpm: number
  count: number
  /** Second of a beat, halves allowed; on the frame that is nearest. */
  at(beat: number): number
}

/** The pace nearest to a wished one in which a whole number of beats fills a time. */
export function beatsFor(seconds: number, wished: number): Beats {
  const count = Math.round((seconds * wished) / 60)
  return {
    count,
    bpm: (60 * count) / seconds,
    at: (beat) =>
      Math.round(((beat * seconds) / count) * REEL_FRAMES_PER_SECOND) / REEL_FRAMES_PER_SECOND,
  }
}

/**
 * Deals out whole parts: to each what it needs at least, and what is left to those that have fewest. Where there is not enough, all get
 * less in proportion (largest remainders, Hamilton's method), and one at least.
 *
 * @param total at least as many as there are needs
 */
export function dealOut(total: number, needs: readonly number[]): number[] {
  const needed = needs.reduce((a, b) => a + b, 0)
  if (needed > total) return inProportion(total, needs)
  const parts = [...needs]
  for (let left = total - needed; left > 0; left--) parts[parts.indexOf(Math.min(...parts))]!++
  return parts
}

function inProportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const spare = total - weights.length
  const exact = weights.map((weight) => (spare * weight) / sum)
  const parts = exact.map((value) => 1 + Math.floor(value))
  const left = total - parts.reduce((a, b) => a + b, 0)
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRest.slice(0, left)) parts[index]!++
  return parts
}
