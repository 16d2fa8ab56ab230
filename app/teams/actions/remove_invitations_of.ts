import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Removes the invitations to the address of somebody whose account goes. */
export async function removeInvitationsOf(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await sql(
    trx,
    'delete from team_invitations where email = (select email from users where id = ?)',
    [userId]
  )
}
