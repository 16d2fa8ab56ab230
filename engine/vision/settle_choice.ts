import { overlapOf } from '../cutout/overlap.js'
import type { Plane } from '../image/raster.js'
import type { CountWords } from './called.js'

/** Overlap from which on two masks are the same thing. */
const SAME = 0.8

/** Share of the words on what stands out that the product still carries when something is taken away: not all are read each time. */
const LEAST_NAMED = 0.5

interface Settled {
  mask: Plane
  /** How much better it is than what stands out. */
  gain: number
  /** How likely the best choice that is something else is, as a share of this one; 1 also where its name speaks against it. */
  rival: number
}

/**
 * Which of several masks is the product: the one that recurs most in the other photos, of those that carry its name where it can be read on what
 * stands out.
 *
 * @param standing what stands out, which all of them are held against
 * @param gainOf how much better a mask is than that
 * @param least what it has to be better by
 * @param read called only where something is better
 * @returns null when nothing is better; the likeliest, and that something else is as likely, when its name stands on none that is better: a word of it may stand elsewhere
 */
export async function settleChoice(
  masks: readonly Plane[],
  standing: Plane,
  gainOf: (mask: Plane) => number,
  least: number,
  read: () => Promise<CountWords>
): Promise<Settled | null> {
  const rated = masks
    .map((mask) => ({ mask, gain: gainOf(mask) }))
    .sort((one, other) => other.gain - one.gain)
  if (!rated.some(({ gain }) => gain > least)) return null
  const countWords = await read()
  const named = LEAST_NAMED * countWords(standing)
  const [found, ...others] = rated.filter(({ mask }) => countWords(mask) >= named)
  if (!found || found.gain <= least) return { ...rated[0]!, rival: 1 }
  const rival = others.find(({ mask }) => overlapOf(mask, found.mask) < SAME)
  return { ...found, rival: Math.max(0, rival?.gain ?? 0) / found.gain }
}
