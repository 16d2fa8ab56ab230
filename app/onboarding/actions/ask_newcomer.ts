import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Has the questionnaire shown to somebody whose account the caller's transaction has just made. */
export async function askNewcomer(trx: TransactionClientContract, userId: number): Promise<void> {
  await sql(trx, 'insert into onboarding_answers (user_id) values (?)', [userId])
}
