import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { lockTeam } from '../queries/find_team.js'
import type { RoleKey } from '../roles.js'
import { TEAM_ERRORS } from '../messages/en/common.js'

const BAG = 'transferTeam'
const ROLE_OF_FORMER_OWNER: RoleKey = 'admin'

/**
 * Hands a team over: the member becomes its owner, the owner an administrator in it. Whether the caller may do so is
 * theirs to check.
 * @throws AppError 404
 * @throws FormError (field `user_id`) for a personal team and for whoever is not a member
 */
export async function transferTeam(
  trx: TransactionClientContract,
  teamId: number,
  toUserId: number
): Promise<void> {
  const team = await lockTeam(trx, teamId)
  if (team.personalTeam) throw new FormError({ user_id: TEAM_ERRORS.transferPersonal }, BAG)
  await lockRows(trx, 'users', [team.userId, toUserId], 'key share')
  const left = await sql(
    trx,
    'delete from team_members where team_id = ? and user_id = ? returning id',
    [team.id, toUserId]
  )
  if (left.length === 0) throw new FormError({ user_id: TEAM_ERRORS.transferTo }, BAG)
  await sql(trx, 'insert into team_members (team_id, user_id, role) values (?, ?, ?)', [
    team.id,
    team.userId,
    ROLE_OF_FORMER_OWNER,
  ])
  await team.merge({ userId: toUserId }).save()
}
