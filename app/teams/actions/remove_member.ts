import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { setCurrentTeam } from '#app/accounts/actions/set_current_team'
import type Team from '../models/team.js'
import { lockTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'
import { TEAM_ERRORS } from '../messages/en/common.js'
import { forbidden } from '../errors.js'

interface RemoveMemberInput {
  teamId: unknown
  /** Who asks: the owner, or the member who leaves. */
  actorId: number
  memberId: number
}

/**
 * Takes a member out of a team; whoever worked in it falls back to the personal team.
 * @throws AppError 404 (team or member), 403
 * @throws FormError for the owner, who stays until the team is handed over or deleted
 */
export function removeMember({ teamId, actorId, memberId }: RemoveMemberInput): Promise<Team> {
  return db.transaction(async (trx) => {
    const team = await lockTeam(trx, teamId)
    const leaves = actorId === memberId && (await isInTeam(team, actorId, trx))
    if (!leaves && actorId !== team.userId) throw forbidden()
    if (memberId === team.userId) {
      throw new FormError({ team: TEAM_ERRORS.leaveOwn }, 'removeTeamMember')
    }
    await lockRows(trx, 'users', [memberId], 'no key update')
    const removed = await sql(
      trx,
      'delete from team_members where team_id = ? and user_id = ? returning id',
      [team.id, memberId]
    )
    if (removed.length === 0) throw notFound()
    await setCurrentTeam(trx, memberId, null, team.id)
    return team
  })
}
