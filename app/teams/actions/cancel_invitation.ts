import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { findInvitation } from '../queries/find_invitation.js'
import { asOwner } from '../policy.js'

/**
 * Takes an invitation back; its link leads nowhere from then on.
 * @throws AppError 404 when it is gone already, 403 for everybody but the team's owner
 */
export async function cancelInvitation(invitationId: unknown, userId: number): Promise<void> {
  const invitation = await findInvitation(invitationId)
  await asOwner(invitation.team_id, userId, async (trx) => {
    const cancelled = await sql(trx, 'delete from team_invitations where id = ? returning id', [
      invitation.id,
    ])
    if (cancelled.length === 0) throw notFound()
  })
}
