import { Button } from '~/ui/buttons/button'
import { TEAM_TEXTS } from '../messages/en/screens'
import type { RoleData, TeamMemberData, TeamPermissions } from '../transformers/team_data'
import type { MemberTask } from './member_dialog'
import { TeamPerson } from './team_person'

const TEXTS = TEAM_TEXTS.members

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
    <TeamPerson person={member} badge={isViewer ? TEXTS.you : undefined}>
      {permissions.canUpdateTeamMembers ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={TEXTS.roleOf(name, role)}
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
          aria-label={TEXTS.transferOf(name)}
          onClick={() => onTask('transfer')}
        >
          {TEXTS.transfer}
        </Button>
      )}
      {isViewer && (
        <Button variant="secondary" size="sm" onClick={() => onTask('leave')}>
          {TEXTS.leave}
        </Button>
      )}
      {permissions.canRemoveTeamMembers && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={TEXTS.removeOf(name)}
          onClick={() => onTask('remove')}
        >
          {TEXTS.remove}
        </Button>
      )}
    </TeamPerson>
  )
}
