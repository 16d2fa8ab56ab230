import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Removes what was sent to somebody whose account goes, or could not be. What waits to be sent may warn the owner that somebody else
 * took the account: it still goes out.
 */
export async function removeEndedMails(
  trx: TransactionClientContract,
  userId: number,
  recipient: string
): Promise<void> {
  await sql(
    trx,
    `delete from mails where (user_id = ? or recipient = ?) and (sent_at is not null or failed_at is not null)`,
    [userId, recipient]
  )
}
