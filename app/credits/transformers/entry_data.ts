import type { CreditKind } from '#config/credits'
import { describeEntry } from '../describe_entry.js'
import type { Entry, EntryReason } from '../entry.js'

/** A change of the credits, as the billing page shows it. */
export type EntryData = {
  id: number
  kind: CreditKind
  reason: EntryReason
  description: string
  /** What it was made of, while that exists. */
  product: { id: number; name: string } | null
  change: number
  /** Of this kind, after the change. */
  balance: number
  created_at: string
}

export function entryData(entry: Entry): EntryData {
  const { id, kind, reason, change, balance, productId, productName } = entry
  return {
    id,
    kind,
    reason,
    description: describeEntry(entry),
    product: productId === null ? null : { id: productId, name: productName! },
    change,
    balance,
    created_at: entry.createdAt.toISOString(),
  }
}
