import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { RoleKey } from '../roles.js'

/**
 * Gives a member another role.
 * @throws AppError 404 for whoever is not a member; the owner has no role
 */
export async function changeRole(
  trx: TransactionClientContract,
  teamId: number,
  memberId: number,
  role: RoleKey
): Promise<void> {
  const changed = await sql(
    trx,
    'update team_members set role = ? where team_id = ? and user_id = ? returning id',
    [role, teamId, memberId]
  )
  if (changed.length === 0) throw notFound()
}
