import { formatNumber } from '#app/i18n/format'
import { FIDELITY_MESSAGES } from './messages/en/fidelity.js'

export type FidelityLevel = 'unchanged' | 'nearly' | 'adapted' | 'changed'

/** A colour difference as a merchant reads it. */
export interface FidelityWords {
  level: FidelityLevel
  text: string
  /** The figure, to one decimal. */
  figure: string
}

/** Up to which mean CIEDE2000 difference of the product from its photo each level reaches. */
const STEPS: [most: number, level: FidelityLevel][] = [
  [2, 'unchanged'],
  [4, 'nearly'],
  [6, 'adapted'],
  [Infinity, 'changed'],
]

/** What a colour difference means. It is judged as it is shown, so that words and figure agree. */
export function describeFidelity(deltaE: number): FidelityWords {
  const shown = Number(deltaE.toFixed(1))
  const [, level] = STEPS.find(([most]) => shown <= most)!
  const figure = formatNumber(shown, { minimumFractionDigits: 1 })
  return { level, text: FIDELITY_MESSAGES[level], figure }
}
