export type FidelityLevel = 'unchanged' | 'nearly' | 'adapted' | 'changed'

/** A colour difference as a merchant reads it. */
export interface FidelityWords {
  level: FidelityLevel
  text: string
  /** The figure, to one decimal. */
  figure: string
}

/** Up to which mean CIEDE2000 difference of the product from its photo each sentence holds. */
const STEPS: [most: number, level: FidelityLevel, text: string][] = [
  [2, 'unchanged', 'Product unchanged'],
  [4, 'nearly', 'Product nearly unchanged'],
  [6, 'adapted', `Product's colours adapted to the light`],
  [Infinity, 'changed', `Product's colours changed`],
]

/** What a colour difference means. It is judged as it is shown, so that words and figure agree. */
export function describeFidelity(deltaE: number): FidelityWords {
  const figure = deltaE.toFixed(1)
  const [, level, text] = STEPS.find(([most]) => Number(figure) <= most)!
  return { level, text, figure }
}
