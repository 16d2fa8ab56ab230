import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ACCOUNTING_YEARS } from '#config/accounts'
import { sql } from '#app/core/database/sql'

/**
 * Keeps rows of an account that is about to go for as long as tax law wants them.
 * @param kind what they are
 * @param rows a query whose only column is `data`, the rows as JSON without anything that tells whose they were; `:userId` is the
 * account
 */
export async function retainRecords(
  trx: TransactionClientContract,
  userId: number,
  kind: string,
  rows: string
): Promise<void> {
  await sql(
    trx,
    `insert into accounting_records (former_user_id, kind, data, keep_until)
     select :userId::bigint, :kind, kept.data, now() + make_interval(years => :years) from (${rows}) kept`,
    { userId, kind, years: ACCOUNTING_YEARS }
  )
}
