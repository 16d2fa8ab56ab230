import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useShared } from '~/ui/client/use_shared'
import { FormSection } from '~/ui/forms/form_section'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { TeamMemberData } from '../transformers/team_data'
import type { TeamPageProps } from './team_page_props'
import type { MemberTask } from './member_dialog'
import { MemberRow } from './member_row'

const MemberDialog = lazyPart(() =>
  import('./member_dialog').then((module) => ({ default: module.MemberDialog }))
)

type MembersSectionProps = Pick<TeamPageProps, 'team' | 'availableRoles' | 'permissions'>

/** Who belongs to the team, and what the viewer may do about each. */
export function MembersSection({ team, availableRoles, permissions }: MembersSectionProps) {
  const [open, setOpen] = useState<{ task: MemberTask; member: TeamMemberData } | null>(null)
  const viewer = useShared().auth.user
  return (
    <FormSection title={TEAM_MESSAGES.members.title} description={TEAM_MESSAGES.members.hint}>
      <ul className="flex flex-col divide-y divide-line">
        {team.users.map((member) => (
          <li key={member.id} className="py-4 first:pt-0 last:pb-0">
            <MemberRow
              member={member}
              roles={availableRoles}
              isViewer={member.id === viewer?.id}
              permissions={permissions}
              transferable={permissions.canDeleteTeam && !team.personal_team}
              onTask={(task) => setOpen({ task, member })}
            />
          </li>
        ))}
      </ul>
      {open && (
        <PartBoundary>
          <MemberDialog
            {...open}
            teamId={team.id}
            roles={availableRoles}
            onClose={() => setOpen(null)}
          />
        </PartBoundary>
      )}
    </FormSection>
  )
}
