import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { CreditKind } from '#config/credits'

interface UnspentCredits {
  kind: CreditKind
  source: string
  credits: number
  countedAt: Date
}

/** Credits that all users together may still spend, as they were counted last. */
export function listUnspentCredits(): Promise<UnspentCredits[]> {
  return sql<UnspentCredits>(
    db.connection(),
    'select kind, source, credits, counted_at as "countedAt" from credit_totals order by kind, source'
  )
}
