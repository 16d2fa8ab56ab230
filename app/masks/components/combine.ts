import type { Mask } from './mask.js'

/** How far a mask's own outline may run outside of what was selected, as a share of the longest side: selections see a quarter of 1024 pixels. */
const WIDER = 6 / 1024

/** Overlap from which on both are taken for the same thing. */
const SAME = 0.75

/** A mask with what was selected beside it. */
export function include({ data }: Mask, selected: Mask): Uint8Array {
  return data.map((value, i) => Math.max(value, selected.data[i]!))
}

/** A mask without what was selected. */
export function exclude({ data }: Mask, selected: Mask): Uint8Array {
  return data.map((value, i) => Math.min(value, 255 - selected.data[i]!))
}

/** What was selected alone: by the mask's own outline where it has one, for that is finer. */
export function keepOnly({ data }: Mask, selected: Mask): Uint8Array {
  const near = widen(selected)
  const own = data.map((value, i) => Math.min(value, near[i]!))
  return isSame(own, selected.data) ? own : selected.data
}

/** Whether two masks of the same size show the same thing. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let common = 0
  let either = 0
  for (const [i, value] of one.entries()) {
    const isOne = value > 127
    const isOther = other[i]! > 127
    if (isOne && isOther) common++
    if (isOne || isOther) either++
  }
  return common > SAME * either
}

/** 255 within a square round each selected pixel. */
function widen({ width, height, data }: Mask): Uint8Array {
  const reach = Math.round(WIDER * Math.max(width, height))
  const rows = spread(data, width, height, 1, reach)
  return spread(rows, height, width, width, reach)
}

/**
 * Spreads along lines of `length` pixels that lie `step` apart.
 * @param lines how many there are; each begins where the other step leads
 */
function spread(data: Uint8Array, length: number, lines: number, step: number, reach: number) {
  const wide = new Uint8Array(data.length)
  const lineStep = step === 1 ? length : 1
  for (let line = 0; line < lines; line++) {
    for (const back of [false, true]) {
      let until = -1
      for (let n = 0; n < length; n++) {
        const i = line * lineStep + (back ? length - 1 - n : n) * step
        if (data[i]! > 127) until = n + reach
        if (n <= until) wide[i] = 255
      }
    }
  }
  return wide
}

/** Share of a mask's pixels that belong to the product, 0 to 1. */
export function shareOf({ data }: Mask): number {
  let inside = 0
  for (const value of data) if (value > 127) inside++
  return inside / data.length
}
