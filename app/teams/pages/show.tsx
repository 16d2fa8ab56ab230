import { Head } from '@inertiajs/react'
import { PageHeader } from '~/ui/layouts/page_header'
import { AddMemberSection } from '../components/add_member_section'
import { DeleteTeamSection } from '../components/delete_team_section'
import { InvitationsSection } from '../components/invitations_section'
import { MembersSection } from '../components/members_section'
import { TeamNameSection } from '../components/team_name_section'
import type { TeamPageProps } from '../components/team_page_props'
import { TEAM_MESSAGES } from '../messages/en/screens'

/** A team: its name, its people and its end. */
export default function TeamPage({ team, availableRoles, permissions }: TeamPageProps) {
  return (
    <div key={team.id}>
      <Head title={TEAM_MESSAGES.settings} />
      <PageHeader title={TEAM_MESSAGES.settings} description={TEAM_MESSAGES.scope} />
      <TeamNameSection team={team} editable={permissions.canUpdateTeam} />
      {permissions.canAddTeamMembers && (
        <AddMemberSection teamId={team.id} roles={availableRoles} />
      )}
      {team.team_invitations.length > 0 && (
        <InvitationsSection invitations={team.team_invitations} />
      )}
      {team.users.length > 0 && <MembersSection {...{ team, availableRoles, permissions }} />}
      {permissions.canDeleteTeam && !team.personal_team && <DeleteTeamSection team={team} />}
    </div>
  )
}
