/** From which on a product's own light comes so much from one side that the set's has to come from there, too. */
const ONE_SIDED = 0.3

/**
 * The side that a product's own light comes from, -1 left or 1 right; null when it comes from both.
 *
 * @param lightSide as in `ModelView`, -1 to 1
 */
export function ownSide(lightSide: number): -1 | 1 | null {
  if (Math.abs(lightSide) <= ONE_SIDED) return null
  return lightSide < 0 ? -1 : 1
}
