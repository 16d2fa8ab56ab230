import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/**
 * Takes out of a user's teams who was invited or became a member since then. The user's row must be locked by the
 * transaction. Whoever worked in such a team falls back to their own with their next request.
 * @returns whether there was anybody
 */
export async function removeAddedMembers(
  trx: TransactionClientContract,
  userId: number,
  since: Date
): Promise<boolean> {
  const added = (table: 'team_invitations' | 'team_members') =>
    sql(
      trx,
      `delete from ${table} a using teams t
       where a.team_id = t.id and t.user_id = ? and a.created_at >= ? returning 1`,
      [userId, since]
    )
  // Invitations first: one that is being accepted is a membership once this has waited for it.
  const invitations = await added('team_invitations')
  const members = await added('team_members')
  return invitations.length > 0 || members.length > 0
}
