import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { invitationLinks } from '../invitation_links.js'
import type Team from '../models/team.js'
import { isInTeam } from '../queries/is_in_team.js'
import type { RoleKey } from '../roles.js'
import { TEAM_ERRORS } from '../messages/en/common.js'

interface InviteMemberInput {
  team: Team
  /** Name of whoever invites. */
  inviter: string
  /** In the form of `canonicalEmail`. */
  email: string
  role: RoleKey
}

/**
 * Notes an invitation and has it mailed. The team must be locked by the transaction.
 * @throws FormError (field `email`) for members and for addresses that are invited already
 */
export async function inviteMember(
  trx: TransactionClientContract,
  { team, inviter, email, role }: InviteMemberInput
): Promise<void> {
  const [account] = await sql<{ id: number }>(
    trx,
    'select id from users where email = ? for key share',
    [email]
  )
  if (account && (await isInTeam(team, account.id, trx))) throw refused(TEAM_ERRORS.member)
  const [invitation] = await sql<{ id: number }>(
    trx,
    `insert into team_invitations (team_id, email, role) values (?, ?, ?)
     on conflict (team_id, email) do nothing returning id`,
    [team.id, email, role]
  )
  if (!invitation) throw refused(TEAM_ERRORS.invited)
  const { acceptUrl, registerUrl } = invitationLinks({ invitation: invitation.id, team: team.id })
  await queueMail(trx, {
    userId: account?.id ?? null,
    recipient: email,
    kind: 'team_invitation',
    data: {
      team: team.name,
      inviter,
      acceptUrl,
      registerUrl: account ? null : registerUrl,
    },
  })
}

function refused(text: string): FormError {
  return new FormError({ email: text }, 'addTeamMember')
}
