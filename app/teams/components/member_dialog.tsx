import { route } from '~/ui/client/routes'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { RoleData, TeamMemberData } from '../transformers/team_data'
import { ConfirmVisit } from './confirm_visit'
import { RoleDialog } from './role_dialog'

const MESSAGES = TEAM_MESSAGES.confirm

/** What can be done about a member. */
export type MemberTask = 'role' | 'transfer' | 'remove' | 'leave'

interface MemberDialogProps {
  task: MemberTask
  teamId: number
  member: TeamMemberData
  roles: RoleData[]
  onClose: () => void
}

/** The question before something is done about a member. */
export function MemberDialog({ task, teamId, member, roles, onClose }: MemberDialogProps) {
  if (task === 'role') return <RoleDialog {...{ teamId, member, roles, onClose }} />
  if (task === 'transfer') {
    return (
      <ConfirmVisit
        method="put"
        href={route('team-owner.update', { team: teamId })}
        data={{ user_id: member.id }}
        title={MESSAGES.transfer}
        confirmLabel={MESSAGES.transfer}
        onClose={onClose}
      >
        <p>{MESSAGES.transferBody(member.name)}</p>
      </ConfirmVisit>
    )
  }
  const leaves = task === 'leave'
  return (
    <ConfirmVisit
      danger
      method="delete"
      href={route('team-members.destroy', { team: teamId, user: member.id })}
      title={leaves ? MESSAGES.leave : MESSAGES.remove}
      confirmLabel={leaves ? TEAM_MESSAGES.members.leave : TEAM_MESSAGES.members.remove}
      onClose={onClose}
    >
      <p>{leaves ? MESSAGES.leaveBody : MESSAGES.removeBody(member.name)}</p>
    </ConfirmVisit>
  )
}
