import { LINEAR, type Rgb } from '../../image/color.js'
import type { Box, Raster } from '../../image/raster.js'

/** Least contrast of large bold text, as all text here is, with what is behind it (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3

export interface Legible {
  /** Of the letters, in linear light. */
  color: Rgb
  /** Light that the picture behind them is mixed with: 0 black, 1 white. */
  toward: 0 | 1
  /** How much of it, 0 to 0.9. */
  strength: number
}

/** Relative luminance below which a tenth of a box lies, and above which a tenth does. */
export function luminanceOf({ width, data }: Raster, box: Box): { dark: number; light: number } {
  const values: number[] = []
  for (let y = box.top; y < box.bottom; y += 2) {
    for (let x = box.left; x < box.right; x += 2) {
      const p = (y * width + x) * 3
      values.push(
        0.2126 * LINEAR[data[p]!]! + 0.7152 * LINEAR[data[p + 1]!]! + 0.0722 * LINEAR[data[p + 2]!]!
      )
    }
  }
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.floor((values.length - 1) * share)]!
  return { dark: at(0.1), light: at(0.9) }
}

/**
 * Colour of text that can be read on what is behind it (white or black when none was asked for), and how much the
 * picture must be darkened or lightened for it.
 */
export function scrimFor(behind: { dark: number; light: number }, asked: Rgb | null): Legible {
  const color: Rgb =
    asked ?? (contrast(1, behind.light) >= contrast(0, behind.dark) ? [1, 1, 1] : [0, 0, 0])
  const own = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
  const toward = contrast(own, 0) >= contrast(own, 1) ? 0 : 1
  const worst = toward === 0 ? behind.light : behind.dark
  const enough = Math.min(LEAST_CONTRAST, 0.95 * contrast(own, toward))
  if (isApart(own, worst, toward) && contrast(own, worst) >= enough)
    return { color, toward, strength: 0 }
  const wanted = toward === 0 ? (own + 0.05) / enough - 0.05 : (own + 0.05) * enough - 0.05
  const strength = (worst - wanted) / (worst - toward)
  return { color, toward, strength: Math.max(0, Math.min(0.95, strength)) }
}

function isApart(own: number, behind: number, toward: 0 | 1): boolean {
  return toward === 0 ? own > behind : own < behind
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
