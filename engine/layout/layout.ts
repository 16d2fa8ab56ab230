/* Where a product stands in a picture and how it is lit, by hand: what browsers, servers and the engine make of it alike. */

/** What is missing stays as the scene has it. */
export type Layout = {
  /** Middle of the product, as a share of the picture's width. */
  x?: number
  /** Its lowest point, as a share of the picture's height from the top. */
  foot?: number
  /** Its height, as a share of the picture's; less where it would be wider than the picture. */
  height?: number
  /** How dark its shadow is: 0 none, 1 as the scene has it. */
  shadow?: number
  /** How soft its shadow is: 0 sharp to 1. */
  softness?: number
  /** Where the light comes from. */
  side?: LightSide
  /** -1 cold, 0 as the scene has it, 1 warm. */
  warmth?: number
  /** Factor on the light; 1 as the scene has it. */
  brightness?: number
}

export const LIGHT_SIDES = ['left', 'right'] as const
export type LightSide = (typeof LIGHT_SIDES)[number]

type Measure = Exclude<keyof Layout, 'side'>

/** Least and most of each. A product's foot stays in the picture, and so does half of its width. */
export const LAYOUT_BOUNDS: Readonly<Record<Measure, readonly [number, number]>> = {
  x: [0, 1],
  foot: [0.15, 1],
  height: [0.1, 0.95],
  shadow: [0, 1.5],
  softness: [0, 1],
  warmth: [-1, 1],
  brightness: [0.6, 1.4],
}

/** Decimals that are kept: less than a pixel. */
const DECIMALS = 4

/** A layout within its bounds. */
export function withinBounds<Some extends Layout>(layout: Some): Some {
  const kept = { ...layout }
  for (const [measure, [least, most]] of Object.entries(LAYOUT_BOUNDS)) {
    const value = kept[measure as Measure]
    if (value === undefined) continue
    kept[measure as Measure] = Number(Math.min(most, Math.max(least, value)).toFixed(DECIMALS))
  }
  return kept
}
