/** A migration as it is checked. */
export interface Migration {
  statements: string[]
  disableTransactions: boolean
  /** From this version on nothing uses what it takes away. */
  unusedSince: string | null
}

/** How sentences end about what may be done as soon as no version needs it any more. */
export const NEEDS_UNUSED =
  'say `static unusedSince` the released version from which on nothing needs it'

export function nameOf(relation: { relname?: string } | undefined): string {
  return relation?.relname ?? ''
}
