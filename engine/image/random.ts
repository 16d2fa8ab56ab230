/** A repeatable source of numbers in [0, 1): Mulberry32. */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** 32-bit FNV-1a hash of some words and numbers. */
export function hash(...parts: (string | number)[]): number {
  let h = 0x811c9dc5
  for (const char of parts.join('\u0000')) {
    h = Math.imul(h ^ char.codePointAt(0)!, 0x01000193)
  }
  return h >>> 0
}

/** A number between two, evenly. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** One of the items, evenly. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)]!
}

/** The items in a random order. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}
