/** Where the words for a mean CIEDE2000 difference of the product from its photo change. */
const WORDS = [
  { most: 2, text: 'Product unchanged' },
  { most: 4, text: 'Product nearly unchanged' },
  { most: 6, text: `Product's colours adapted to the light` },
]

/** A colour difference as it is shown, to one decimal. */
export function roundDeltaE(deltaE: number): number {
  return Math.round(deltaE * 10) / 10
}

/** What a colour difference means to a merchant. It is judged as shown, so that words and figure agree. */
export function describeFidelity(deltaE: number): string {
  const shown = roundDeltaE(deltaE)
  return WORDS.find(({ most }) => shown <= most)?.text ?? `Product's colours changed`
}
