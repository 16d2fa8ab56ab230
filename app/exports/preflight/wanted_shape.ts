import type { Size } from '../measure/facts.js'
import type { Rules } from '../rules/rules.js'
import { clamp } from './frame.js'

/** Shapes that have a name of their own. */
const NAMED: readonly (readonly [number, string])[] = [
  [1, '1:1'],
  [4 / 5, '4:5'],
  [9 / 16, '9:16'],
]

/**
 * The nearest shape that a slot takes, as the AI editor reads it, such as '9:16'; null where it asks for none, or for white
 * ground, on which arithmetic gives any shape.
 */
export function wantedShape({ width, height }: Size, { ratio, pureWhite }: Rules): string | null {
  if (!ratio || pureWhite) return null
  const shape = clamp(width / height, ratio)
  return NAMED.find(([value]) => value === shape)?.[1] ?? `${shape}:1`
}
