import { Button } from '~/ui/buttons/button'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { RoleData, TeamMemberData, TeamPermissions } from '../transformers/team_data'
import type { MemberTask } from './member_dialog'
import { TeamPerson } from './team_person'

const MESSAGES = TEAM_MESSAGES.members

interface MemberRowProps {
  member: TeamMemberData
  roles: RoleData[]
  isViewer: boolean
  permissions: TeamPermissions
  /** Whether the viewer can make somebody else the team's owner. */
  transferable: boolean
  onTask: (task: MemberTask) => void
}

export function MemberRow({
  member,
  roles,
  isViewer,
  permissions,
  transferable,
  onTask,
}: MemberRowProps) {
  const { name, membership } = member
  const role = roles.find(({ key }) => key === membership.role)?.name ?? membership.role
  return (
    <TeamPerson person={member} badge={isViewer ? MESSAGES.you : undefined}>
      {permissions.canUpdateTeamMembers ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={MESSAGES.roleOf(name, role)}
          onClick={() => onTask('role')}
        >
          {role}
        </Button>
      ) : (
        <span className="px-3 text-muted">{role}</span>
      )}
      {transferable && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={MESSAGES.transferOf(name)}
          onClick={() => onTask('transfer')}
        >
          {MESSAGES.transfer}
        </Button>
      )}
      {isViewer && (
        <Button variant="secondary" size="sm" onClick={() => onTask('leave')}>
          {MESSAGES.leave}
        </Button>
      )}
      {permissions.canRemoveTeamMembers && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={MESSAGES.removeOf(name)}
          onClick={() => onTask('remove')}
        >
          {MESSAGES.remove}
        </Button>
      )}
    </TeamPerson>
  )
}
