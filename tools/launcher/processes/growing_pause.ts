/** What lived this long was healthy: its next end starts the count anew. */
const HEALTHY_AFTER_MS = 60_000

export interface PauseBounds {
  /** After the first end, in milliseconds. */
  first: number
  longest: number
}

/**
 * How long to rest before starting again what ended: twice as long after each end, until one has lived for a minute.
 *
 * @returns a function of the milliseconds that the last one lived
 */
export function growingPause({ first, longest }: PauseBounds): (lived: number) => number {
  let ends = 0
  return (lived) => {
    ends = lived > HEALTHY_AFTER_MS ? 1 : ends + 1
    return Math.min(first * 2 ** (ends - 1), longest)
  }
}
