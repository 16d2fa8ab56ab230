import type { CreditKind } from '#config/credits'

export const ENTRY_REASONS = [
  'grant',
  'debit',
  'refund',
  'expiry',
  'revocation',
  'restoration',
] as const

export type EntryReason = (typeof ENTRY_REASONS)[number]

/** A row of the ledger with what it was for. */
export interface Entry {
  id: number
  kind: CreditKind
  reason: EntryReason
  /** Negative when credits were taken. */
  change: number
  /** Of this kind, after it. */
  balance: number
  /** Where the credits that it changed had come from. */
  sources: string[]
  /** The payment's part that it follows, such as `refund:...` or `dispute:...`. */
  reference: string | null
  /** What was made, while that is known. */
  work: string | null
  productId: number | null
  productName: string | null
  isOwnProduct: boolean
  createdAt: Date
}

export interface EntryFilter {
  kind: CreditKind | null
  reason: EntryReason | null
}
