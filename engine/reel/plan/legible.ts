/** Least contrast of words with what is behind them (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** Most by which what lies behind words is mixed with black or white. */
const STRONGEST = 0.85

const DARK = '#16181d'
const LIGHT = '#ffffff'

/** Relative luminance (WCAG) of '#rrggbb', 0 to 1. */
export function luminance(color: string): number {
  const n = Number.parseInt(color.slice(1), 16)
  return luminanceOf(n >> 16, (n >> 8) & 255, n & 255)
}

/** Relative luminance of sRGB bytes. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue)
}

function toLight(byte: number): number {
  const v = byte / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** Contrast of two luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A wished colour of words if it can be read on a ground, else black or white. */
export function readableOn(ground: string, wished: string): string {
  const behind = luminance(ground)
  if (contrast(luminance(wished), behind) >= LEAST_CONTRAST) return wished
  return contrast(luminance(LIGHT), behind) >= contrast(luminance(DARK), behind) ? LIGHT : DARK
}

/** The ink of words over a picture, and with how much black (for light ink) or white the picture is mixed behind them, in sRGB. */
export interface Ink {
  color: string
  toward: '#000000' | '#ffffff'
  /** 0 to 0.85. */
  strength: number
}

/** By how much more a picture may be changed for light ink, which films usually have. */
const LIGHT_PREFERRED = 0.08

/**
 * Which ink can be read over a picture with the least change to it.
 *
 * @param behind luminances of what lies behind: below the first lies a twentieth of it, above the second as much
 */
export function inkFor(behind: { dark: number; light: number }): Ink {
  const darkest = toByte(1.05 / LEAST_CONTRAST - 0.05)
  const forLight = 1 - darkest / Math.max(darkest, toByte(behind.light))
  const lightest = toByte(LEAST_CONTRAST * (luminance(DARK) + 0.05) - 0.05)
  const own = Math.min(lightest, toByte(behind.dark))
  const forDark = (lightest - own) / (1 - own)
  return forLight <= forDark + LIGHT_PREFERRED
    ? { color: LIGHT, toward: '#000000', strength: Math.min(STRONGEST, forLight) }
    : { color: DARK, toward: '#ffffff', strength: Math.min(STRONGEST, forDark) }
}

/** The sRGB value, 0 to 1, of a grey of this luminance. */
function toByte(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}
