import type { RoleData, TeamData, TeamPermissions } from '../transformers/team_data'

export interface TeamPageProps {
  team: TeamData
  availableRoles: RoleData[]
  availablePermissions: string[]
  defaultPermissions: string[]
  permissions: TeamPermissions
}
