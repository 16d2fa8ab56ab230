import type { CreditKind } from '#config/credits'
import { describeSource } from '../describe_entry.js'
import type { Grant } from '../queries/list_grants.js'

/** Credits that can be spent, as the billing page shows them. */
export type GrantData = {
  id: number
  kind: CreditKind
  /** Where they come from, in words. */
  source: string
  amount: number
  remaining: number
  created_at: string
  /** Null when they never expire. */
  expires_at: string | null
}

export function grantData({ id, kind, source, amount, remaining, ...grant }: Grant): GrantData {
  return {
    id,
    kind,
    source: describeSource(source),
    amount,
    remaining,
    created_at: grant.createdAt.toISOString(),
    expires_at: grant.expiresAt?.toISOString() ?? null,
  }
}
