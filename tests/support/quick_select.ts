import type { SelectContext, SelectInput, SelectOutput } from '#app/engines/engine'
import { unsupported, untilStopped } from './in_own_words.js'
import { paintMask } from './mask.js'

/** Places that it cannot select, and that it never ends to. */
export const CANNOT_SELECT = 0
export const SELECTS_FOR_EVER = 1

/** What lies near a point, or in a box. */
export async function quickSelect(
  { picture, pointing }: SelectInput,
  { read, signal }: SelectContext
): Promise<SelectOutput> {
  await read(picture)
  if (!pointing) return { mask: null }
  if ('at' in pointing && pointing.at.x === CANNOT_SELECT) return unsupported()
  if ('at' in pointing && pointing.at.x === SELECTS_FOR_EVER) return untilStopped(signal)
  const isIn = (x: number, y: number) => {
    if ('at' in pointing) return Math.hypot(x - pointing.at.x, y - pointing.at.y) < 0.25
    const { left, top, right, bottom } = pointing.box
    return x >= left && x < right && y >= top && y < bottom
  }
  // Noise, as long as real answers.
  const shade = (x: number, y: number) =>
    isIn(x / 320, y / 240) ? 200 + ((x * 7919 + y * 104_729) % 56) : 0
  return { mask: await paintMask(320, 240, shade) }
}
