import type { Field } from './patch_match.js'

/** Most offsets that are tried. */
const MOST = 56

/** Offsets that differ by less, in pixels of the field's level, are one. */
const SAME = 3

/** A way from a place to what is copied there, in pixels of the canvas. */
export interface Offset {
  x: number
  y: number
}

/** No way at all: what is known stays as it is. */
export const STAY: Offset = { x: 0, y: 0 }

/**
 * The offsets that a field has most often, which few pieces can be made of (statistics of patch offsets: He, Sun 2012). The first is
 * {@link STAY}.
 *
 * @param scale pixels of the canvas for one of the field, along each axis
 */
export function frequentOffsets(
  { sources }: Field,
  width: number,
  scale: Offset,
  leastShift: number
): Offset[] {
  const bins = new Map<number, { count: number; x: number; y: number }>()
  for (let place = 0, all = sources.length; place < all; place++) {
    if (sources[place]! < 0) continue
    const x = (sources[place]! % width) - (place % width)
    const y = Math.floor(sources[place]! / width) - Math.floor(place / width)
    if (Math.hypot(x, y) < leastShift) continue
    const key = (Math.round(x / 2) + 2048) * 4096 + Math.round(y / 2) + 2048
    const bin = bins.get(key)
    if (!bin) bins.set(key, { count: 1, x, y })
    else {
      bin.count++
      bin.x += x
      bin.y += y
    }
  }
  const found: Offset[] = []
  for (const bin of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (found.length >= MOST) break
    const mean = { x: bin.x / bin.count, y: bin.y / bin.count }
    const isNew = found.every(
      (one) => Math.abs(one.x - mean.x) >= SAME || Math.abs(one.y - mean.y) >= SAME
    )
    if (isNew) found.push(mean)
  }
  return [STAY, ...found.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y }))]
}
