import { route } from '~/ui/client/routes'
import { TEAM_TEXTS } from '../messages/en/screens'
import type { RoleData, TeamMemberData } from '../transformers/team_data'
import { ConfirmVisit } from './confirm_visit'
import { RoleDialog } from './role_dialog'

const TEXTS = TEAM_TEXTS.confirm

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
        title={TEXTS.transfer}
        confirmLabel={TEXTS.transfer}
        onClose={onClose}
      >
        <p>{TEXTS.transferBody(member.name)}</p>
      </ConfirmVisit>
    )
  }
  const leaves = task === 'leave'
  return (
    <ConfirmVisit
      danger
      method="delete"
      href={route('team-members.destroy', { team: teamId, user: member.id })}
      title={leaves ? TEXTS.leave : TEXTS.remove}
      confirmLabel={leaves ? TEAM_TEXTS.members.leave : TEAM_TEXTS.members.remove}
      onClose={onClose}
    >
      <p>{leaves ? TEXTS.leaveBody : TEXTS.removeBody(member.name)}</p>
    </ConfirmVisit>
  )
}
