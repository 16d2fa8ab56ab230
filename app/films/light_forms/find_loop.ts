/** How a part of a film becomes one without a begin and an end. */
export type LoopWay =
  /** Its end is like its begin. */
  | 'as_it_is'
  /** Its end passes over into what was before its begin. */
  | 'blended'
  /** It goes back the way that it came. */
  | 'there_and_back'

/** A part of a film in frames; `to` is exclusive. */
export interface LoopPlan {
  way: LoopWay
  from: number
  to: number
  /** Frames in which the end passes over, for `blended`. */
  blend: number
}

/** Grey frames of a film, small, one after the other. */
export interface SmallFilm {
  count: number
  /** Bytes of a frame. */
  size: number
  data: Uint8Array
}

/** Share of the loop in which its end passes over. */
const BLEND = 0.28
/** Root mean square of differences in bytes up to which one picture may pass over into another: more is seen double. */
const ALIKE = 7
/** By how much more than neighbours the ends may differ, when nothing is done about them. */
const SAME = 1
/** Frames between the begins that are tried. */
const STEP = 2

/**
 * The part of a film that makes the best loop, and how.
 *
 * @param frames that the loop shall have; no more than the film has
 */
export function findLoop(film: SmallFilm, frames: number): LoopPlan {
  const length = Math.min(frames, film.count - 1)
  const neighbours = median(
    Array.from({ length: film.count - 1 }, (_, i) => difference(film, i, i + 1))
  )
  let best = { from: 0, ends: Infinity }
  for (let from = 0; from + length < film.count; from += STEP) {
    const ends = difference(film, from, from + length)
    if (ends < best.ends) best = { from, ends }
  }
  if (best.ends <= SAME * neighbours) {
    return { way: 'as_it_is', from: best.from, to: best.from + length, blend: 0 }
  }
  const blend = Math.round(BLEND * frames)
  const blended = findBlended(film, Math.min(frames, film.count - blend), blend)
  if (blended && blended.apart <= ALIKE) {
    const { from, to } = blended
    return { way: 'blended', from, to, blend }
  }
  return { way: 'there_and_back', ...findTurns(film, Math.floor(frames / 2) + 1), blend: 0 }
}

/** `from` to `to` with the blend before it: what is seen last is what comes before what is seen first. */
function findBlended(film: SmallFilm, frames: number, blend: number) {
  let best: { from: number; to: number; apart: number } | null = null
  for (let from = blend; from + frames <= film.count; from += STEP) {
    let apart = 0
    for (const share of [0, 0.5, 1]) {
      const before = Math.min(blend - 1, Math.round(share * blend))
      const at = from - blend + before
      apart = Math.max(apart, difference(film, at, at + frames))
    }
    if (!best || apart < best.apart) best = { from, to: from + frames, apart }
  }
  return best
}

/** The stretch at whose ends least moves: there it turns round. */
function findTurns(film: SmallFilm, frames: number): { from: number; to: number } {
  const length = Math.min(frames, film.count)
  let best = { from: 0, moves: Infinity }
  for (let from = 0; from + length <= film.count; from += STEP) {
    const last = from + length - 1
    const moves = difference(film, from, from + 1) + difference(film, last - 1, last)
    if (moves < best.moves) best = { from, moves }
  }
  return { from: best.from, to: best.from + length }
}

/** Root mean square of the differences of two frames, in bytes. */
export function difference({ size, data }: SmallFilm, a: number, b: number): number {
  let sum = 0
  for (let i = 0, p = a * size, q = b * size; i < size; i++, p++, q++) {
    sum += (data[p]! - data[q]!) ** 2
  }
  return Math.sqrt(sum / size)
}

function median(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}
