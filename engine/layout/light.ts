import type { Rgb } from '../image/color.js'
import type { Scene } from '../scene/scene.js'
import type { Layout } from './layout.js'

/** Factors on red, green and blue of the warmest light; the coldest has them the other way round. */
const WARMEST: Rgb = [1.16, 1.01, 0.74]

/** A scene in the light of a layout. */
export function lightByHand(scene: Scene, layout: Layout): Scene {
  const { set } = scene
  return {
    ...scene,
    light: lit(scene.light, layout),
    set: set && { ...set, light: lit(set.light, layout) },
  }
}

function lit(light: Scene['light'], { side, warmth = 0, brightness = 1 }: Layout): Scene['light'] {
  const tinted = ([r, g, b]: Rgb): Rgb => [
    r * WARMEST[0] ** warmth,
    g * WARMEST[1] ** warmth,
    b * WARMEST[2] ** warmth,
  ]
  return {
    ...light,
    key: tinted(light.key),
    ambient: tinted(light.ambient),
    exposure: light.exposure * brightness,
    side: side === undefined ? light.side : side === 'left' ? -1 : 1,
  }
}

/** Hardness of a shadow's edges, as in `Sun`: the softest are softer than any scene has them. */
export function hardnessByHand(usual: number, { softness }: Layout): number {
  return softness === undefined ? usual : 1 - 2 * softness
}

/** Where the light comes from, how soft the product's shadow is, and whether it stands on something. */
export interface Shown {
  light: Required<Pick<Layout, 'side' | 'softness'>>
  stands: boolean
}

/**
 * What a scene shows, as a layout says it.
 *
 * @param side -1 left or 1 right
 * @param hardness as {@link hardnessByHand} gives it
 */
export function shownAs(side: number, hardness: number, stands: boolean): Shown {
  return { light: { side: side < 0 ? 'left' : 'right', softness: (1 - hardness) / 2 }, stands }
}
