import { profilePhotoData } from '#app/accounts/transformers/profile_photo_data'
import type Team from '../models/team.js'
import type { loadTeamPeople, Person } from '../queries/load_team_people.js'
import { ROLES, type RoleKey } from '../roles.js'
import { ROLE_MESSAGES } from '../messages/en/common.js'

export type TeamPersonData = {
  id: number
  name: string
  email: string
  /** Null draws the initials. */
  profile_photo_url: string | null
}

export type TeamMemberData = TeamPersonData & { membership: { role: RoleKey } }

export type TeamInvitationData = {
  id: number
  email: string
  role: RoleKey
}

/** A team on its own page. */
export type TeamData = {
  id: number
  name: string
  user_id: number
  personal_team: boolean
  owner: TeamPersonData
  users: TeamMemberData[]
  /** Shown to the owner alone: the invited have not joined anybody yet. */
  team_invitations: TeamInvitationData[]
}

export type RoleData = {
  key: RoleKey
  name: string
  description: string
  permissions: string[]
}

/** What the viewer may do with the team. */
export type TeamPermissions = {
  canAddTeamMembers: boolean
  canDeleteTeam: boolean
  canRemoveTeamMembers: boolean
  canUpdateTeam: boolean
  canUpdateTeamMembers: boolean
}

export function teamData(
  team: Team,
  { owner, members, invitations }: Awaited<ReturnType<typeof loadTeamPeople>>,
  viewerId: number
): TeamData {
  return {
    id: team.id,
    name: team.name,
    user_id: team.userId,
    personal_team: team.personalTeam,
    owner: personData(owner),
    users: members.map(({ role, ...person }) => ({ ...personData(person), membership: { role } })),
    team_invitations: team.userId === viewerId ? invitations : [],
  }
}

function personData({ profile_photo_media_id: photo, ...person }: Person): TeamPersonData {
  return { ...person, profile_photo_url: profilePhotoData(photo).profile_photo_url }
}

export function rolesData(): RoleData[] {
  return (Object.keys(ROLES) as RoleKey[]).map((key) => ({
    ...ROLE_MESSAGES[key],
    key,
    permissions: [...ROLES[key].permissions],
  }))
}

/** Roles do not open the team's administration: it is the owner's. */
export function teamPermissions(team: Team, viewerId: number): TeamPermissions {
  const isOwner = team.userId === viewerId
  return {
    canAddTeamMembers: isOwner,
    canDeleteTeam: isOwner,
    canRemoveTeamMembers: isOwner,
    canUpdateTeam: isOwner,
    canUpdateTeamMembers: isOwner,
  }
}
