import { lookUp, type Axis } from './framing.js'
import { cubicTaps, type Taps } from './resample_axes.js'

/** Stage pixels to a pixel of the frame: more than 1, so that moving by parts of a pixel does not blur. */
export const DENSITY = 1.25

/** The stage's pixels along one axis. */
export interface LaidOut {
  /** Place on the still of each stage pixel. */
  places: Float64Array
  soft: Float32Array
  taps: Taps
}

/**
 * Lays an axis of the frame out on the stage.
 *
 * @param length of the frame in pixels
 * @param room beside it, in pixels
 * @param strips see {@link lookUp}
 */
export function layOut(
  axis: Axis,
  length: number,
  room: { before: number; after: number },
  strips: { before: number; after: number }
): LaidOut {
  const count = Math.ceil((length + room.before + room.after) * DENSITY)
  const places = new Float64Array(count)
  const soft = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const inFrame = (i + 0.5) / DENSITY - room.before
    const found = lookUp(axis, strips, axis.start + (inFrame / length) * axis.length)
    places[i] = found.at
    soft[i] = found.soft
  }
  return { places, soft, taps: cubicTaps(places, axis.size) }
}

/** The stage pixels of an axis that show the still between two places, without what is carried on beyond it. */
export function within({ places, soft, taps }: LaidOut, low: number, high: number) {
  let from = 0
  while (from < places.length && !(places[from]! >= low && soft[from]! < 0.5)) from++
  let to = from
  while (
    to < places.length &&
    places[to]! <= high &&
    (to === from || places[to]! > places[to - 1]!)
  )
    to++
  return {
    from,
    count: to - from,
    taps: {
      first: taps.first.subarray(from, to),
      weights: taps.weights.subarray(from * taps.count, to * taps.count),
      count: taps.count,
    },
  }
}

/** Rounded and cut off to bytes. */
export function toBytes(values: Float32Array): Uint8Array {
  return new Uint8Array(Uint8ClampedArray.from(values).buffer)
}
