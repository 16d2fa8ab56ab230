import { randomInt } from 'node:crypto'

/** A copy in random order. Source: Durstenfeld, Algorithm 235, Communications of the ACM 7 (1964). */
export function shuffled<T>(items: readonly T[]): T[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const chosen = randomInt(last + 1)
    ;[copy[last], copy[chosen]] = [copy[chosen]!, copy[last]!]
  }
  return copy
}
