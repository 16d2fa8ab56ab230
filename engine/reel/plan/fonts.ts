import type { ReelFace, ReelFont } from '../reel.js'

interface FontFacts {
  /** As in CSS; of the package `@fontsource/...` that has it. */
  family: string
  package: string
  weights: readonly number[]
  /** Height of capitals as a share of the size. */
  capitals: number
}

/** The fonts of reels, all under the SIL Open Font License. Signs that one lacks are drawn in Inter. */
export const FONT_FACTS: Readonly<Record<ReelFont, FontFacts>> = {
  inter: { family: 'Inter', package: 'inter', weights: [300, 400, 600, 800], capitals: 0.727 },
  serif: {
    family: 'Playfair Display',
    package: 'playfair-display',
    weights: [400, 600, 800],
    capitals: 0.708,
  },
  mono: {
    family: 'JetBrains Mono',
    package: 'jetbrains-mono',
    weights: [300, 400, 600, 800],
    capitals: 0.73,
  },
  display: {
    family: 'Barlow Condensed',
    package: 'barlow-condensed',
    weights: [300, 400, 600, 800],
    capitals: 0.7,
  },
}

/** From one baseline to the next, and from the last one down to the end of the letters, as shares of the size. */
export const LINE_ADVANCE = 1.2
export const DESCENT = 0.24

/** The weight that a font has for a wished one. */
export function weightOf({ font, weight }: ReelFace): number {
  const { weights } = FONT_FACTS[font]
  return weights.reduce((best, one) =>
    Math.abs(one - weight) < Math.abs(best - weight) ? one : best
  )
}

/** As a canvas wants it. */
export function cssFont(face: ReelFace, size: number): string {
  const { family } = FONT_FACTS[face.font]
  return `${weightOf(face)} ${size}px "${family}", "Inter", sans-serif`
}
