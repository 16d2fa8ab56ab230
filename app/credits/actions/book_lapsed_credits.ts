import db from '@adonisjs/lucid/services/db'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { lockLedger } from '../ledger/ledger.js'

/**
 * Writes into the ledger what has lapsed unspent, so that what a page shows is explained by rows. Served by the index `credit_grants_lapsing`.
 * @param since what lapsed earlier is booked already; null: nothing is
 */
export async function bookLapsedCredits(since: Date | null): Promise<void> {
  const rows = await sql<{ user_id: number; kind: CreditKind }>(
    db.connection(),
    `select distinct user_id, kind from credit_grants
     where expires_at > coalesce(?::timestamptz, '-infinity') and expires_at <= now() and remaining > 0
     order by user_id, kind`,
    [since]
  )
  for (const { user_id: userId, kind } of rows) {
    await db.transaction((trx) => lockLedger(trx, userId, kind))
  }
}
