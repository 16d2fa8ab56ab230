import { type Rgb, toLab } from '../image/color.js'

/** Below this chroma a colour is a grey. */
const GREY = 12
/** Degrees of hue, and units of lightness, within which colours go by one name. */
const HUE_DEGREES = 28
const LIGHTNESS = 16

/** Whether somebody who names one colour means the other too: the same hue, or for greys the same lightness. */
export function isLike(color: Rgb, named: Rgb): boolean {
  const [l, a, b] = toLab(color)
  const [namedL, namedA, namedB] = toLab(named)
  const isGrey = Math.hypot(a, b) < GREY
  if (isGrey !== Math.hypot(namedA, namedB) < GREY) return false
  if (isGrey) return Math.abs(l - namedL) < LIGHTNESS
  const angle = Math.abs(Math.atan2(b, a) - Math.atan2(namedB, namedA)) * (180 / Math.PI)
  return Math.min(angle, 360 - angle) < HUE_DEGREES
}
