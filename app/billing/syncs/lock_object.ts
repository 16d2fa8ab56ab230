import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/shell/sql'

/**
 * Runs work about one object of the payment provider alone: reading its state there and writing it here must not
 * interleave with another's doing the same, or an older state could be written last.
 * @param id the provider's
 */
export function lockObject<Result>(
  id: string,
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  return db.transaction(async (trx) => {
    await sql(trx, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [id])
    return work(trx)
  })
}
