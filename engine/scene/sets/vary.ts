import { parseHex, type Rgb } from '../../image/color.js'
import { between, pick, type Random } from '../../image/random.js'
import { mixColor, scaleColor } from '../light_planes.js'

/** Colours that walls are painted in, of which only the hue counts; null leaves a wall as it was rendered. */
const PAINTS = [null, '#a9b8a0', '#cfa48c', '#9fb3c4', '#e3d5b8', '#d9b3ae', '#b9b4ae'] as const

/** How much of such a colour a wall gets. */
const STRENGTH = 0.7

/** Surfaces that are as good in other colours. Bricks and the sky are not. */
const PAINTED = ['wall', 'cabinet']
const OWN_COLOR: ReadonlySet<string> = new Set(['clouds', 'festive', 'loft', 'loft-table'])

/** What tells the pictures of one set apart, from one seed to the next. */
export interface Variation {
  /** Factor on the view's size in the picture. */
  closer: number
  /** How far to the right of the middle the product stands, in widths of the picture, where the view leaves room. */
  aside: number
  /** Factors on the linear light of the key light and of the rest. */
  key: Rgb
  fill: number
  /** Colours of walls that no words paint, by surface. */
  walls: Record<string, Rgb>
}

/**
 * How another seed shows the same set: closer or farther, the product to one side, sun or haze, walls in other colours of the same
 * lightness.
 *
 * @param tintColors mean colours of the surfaces that can be painted
 */
export function varySet(set: string, tintColors: Record<string, Rgb>, random: Random): Variation {
  const haze = between(random, -1, 1)
  const warmth = between(random, -0.05, 0.06)
  const paint = pick(random, PAINTS)
  const hue = paint && !OWN_COLOR.has(set) ? parseHex(paint) : null
  const walls = Object.entries(tintColors).flatMap(([surface, from]) =>
    hue && PAINTED.some((name) => surface.startsWith(name))
      ? [
          [
            surface,
            mixColor(from, scaleColor(hue, lightness(from) / lightness(hue)), STRENGTH),
          ] as const,
        ]
      : []
  )
  return {
    closer: between(random, 1, 1.2),
    aside: between(random, -0.1, 0.1),
    key: [(1 + warmth) * (1 + 0.2 * haze), 1 + 0.2 * haze, (1 - warmth) * (1 + 0.2 * haze)],
    fill: 1 - 0.12 * haze,
    walls: Object.fromEntries(walls),
  }
}

/** Luminance of linear light (Rec. 709). */
function lightness([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
