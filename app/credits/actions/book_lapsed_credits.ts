import db from '@adonisjs/lucid/services/db'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { lockLedger } from '../ledger/ledger.js'

/** Writes into the ledger what has lapsed unspent, so that what a page shows is explained by rows. */
export async function bookLapsedCredits(): Promise<void> {
  const rows = await sql<{ user_id: number; kind: CreditKind }>(
    db.connection(),
    `select distinct user_id, kind from credit_grants
     where remaining > 0 and expires_at <= now() order by user_id, kind`
  )
  for (const { user_id: userId, kind } of rows) {
    await db.transaction((trx) => lockLedger(trx, userId, kind))
  }
}
