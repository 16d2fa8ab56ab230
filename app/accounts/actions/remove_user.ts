import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { endStreams } from './end_streams.js'

/** Removes an account that the transaction has locked, with all rows that belong to it alone, and ends what it listens to. */
export async function removeUser(trx: TransactionClientContract, userId: number): Promise<void> {
  await sql(trx, 'delete from users where id = ?', [userId])
  await endStreams(trx, userId)
}
