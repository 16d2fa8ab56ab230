import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import type Team from '../models/team.js'
import { findInvitation } from '../queries/find_invitation.js'
import { lockTeam } from '../queries/find_team.js'
import { isInTeam } from '../queries/is_in_team.js'
import { TEAM_ERRORS } from '../messages/en/common.js'
import { forbidden } from '../errors.js'

/**
 * Makes the invited person a member and uses the invitation up. Whoever opens the link decides for themselves alone,
 * the owner for anyone they invited.
 * @param viewer who opened the signed link
 * @throws AppError 404 once the invitation is gone; 403 for others than the invited person and the owner
 * @throws FormError while nobody is registered with the invited address
 */
export function acceptInvitation(
  invitationId: unknown,
  viewer: { id: number; email: string }
): Promise<Team> {
  return db.transaction(async (trx) => {
    const { team_id: teamId } = await findInvitation(invitationId, trx)
    const team = await lockTeam(trx, teamId)
    // Read again: it may have been used up while another request held the team.
    const { id, email, role } = await findInvitation(invitationId, trx)
    if (viewer.email !== email && viewer.id !== team.userId) throw forbidden()
    const [account] = await sql<{ id: number }>(
      trx,
      'select id from users where email = ? for key share',
      [email]
    )
    if (!account) throw new FormError({ email: TEAM_ERRORS.unregistered }, 'addTeamMember')
    // It may have gone with what was left in the owner's account, which locks no team.
    const used = await sql(trx, 'delete from team_invitations where id = ? returning 1', [id])
    if (used.length === 0) throw notFound()
    if (!(await isInTeam(team, account.id, trx))) {
      await sql(trx, 'insert into team_members (team_id, user_id, role) values (?, ?, ?)', [
        team.id,
        account.id,
        role,
      ])
    }
    return team
  })
}
