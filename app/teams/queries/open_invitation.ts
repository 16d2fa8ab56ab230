import { AppError } from '#app/core/errors/app_error'
import type Team from '../models/team.js'
import { findInvitation } from './find_invitation.js'
import { findTeam } from './find_team.js'
import { isInTeam } from './is_in_team.js'

type OpenedInvitation =
  | { kind: 'open' }
  /** It is for another address than that of who opens it. */
  | { kind: 'of_other'; team: Team; email: string }
  /** It is used up, and who opens it is in the team. */
  | { kind: 'joined'; team: Team }

/**
 * How an invitation stands for who opens its link.
 * @param teamId of the signed link; missing in links of older mails
 * @throws AppError 404 for one that is gone, unless it has made its opener a member
 */
export async function openInvitation(
  id: unknown,
  teamId: unknown,
  viewer: { id: number; email: string }
): Promise<OpenedInvitation> {
  try {
    const invitation = await findInvitation(id)
    const team = await findTeam(invitation.team_id)
    const mayAccept = viewer.email === invitation.email || viewer.id === team.userId
    return mayAccept ? { kind: 'open' } : { kind: 'of_other', team, email: invitation.email }
  } catch (error) {
    if (!(error instanceof AppError) || teamId === undefined) throw error
    const team = await findTeam(teamId)
    if (!(await isInTeam(team, viewer.id))) throw error
    return { kind: 'joined', team }
  }
}
