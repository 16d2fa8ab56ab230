import { setImmediate } from 'node:timers/promises'
import { firstOnes } from '#app/core/elements'
import { type Colours, srgbLight } from './colours.js'

/** Steps between black and white in which light is told apart: less than half of a value where sRGB is steepest. */
const STEPS = 32_768
/** Pixels after which others may go on. */
const AT_ONCE = 2_000_000

/**
 * Turns the values of pixels into those of sRGB, in place. What sRGB has not is cut off, as in a conversion by profiles.
 * @param data 8 bits a channel
 * @param channels 3 or 4 of each pixel; a fourth stays as it is
 */
export async function toSrgb(
  data: Uint8Array | Uint8ClampedArray,
  channels: number,
  colours: Colours | null
): Promise<void> {
  if (!colours) return
  const values = srgbValues()
  for (let from = 0; from < data.length; from += AT_ONCE * channels) {
    turn(data, from, Math.min(data.length, from + AT_ONCE * channels), channels, colours, values)
    await setImmediate()
  }
}

function turn(
  data: Uint8Array | Uint8ClampedArray,
  from: number,
  to: number,
  channels: number,
  { curves: [red, green, blue], matrix }: Colours,
  values: Uint8Array
): void {
  const [a, b, c, d, e, f, g, h, i] = firstOnes(
    matrix.map((share) => share * STEPS),
    9
  )
  const valueOf = (light: number) => values[light <= 0 ? 0 : light >= STEPS ? STEPS : light | 0]!
  for (let at = from; at < to; at += channels) {
    const r = red[data[at]!]!
    const s = green[data[at + 1]!]!
    const t = blue[data[at + 2]!]!
    data[at] = valueOf(a * r + b * s + c * t)
    data[at + 1] = valueOf(d * r + e * s + f * t)
    data[at + 2] = valueOf(g * r + h * s + i * t)
  }
}

/** The value that is nearest to each step of light. */
function srgbValues(): Uint8Array {
  const values = new Uint8Array(STEPS + 1)
  let value = 0
  for (let step = 0; step <= STEPS; step++) {
    const light = (step + 0.5) / STEPS
    while (value < 255 && srgbLight((value + 0.5) / 255) < light) value++
    values[step] = value
  }
  return values
}
