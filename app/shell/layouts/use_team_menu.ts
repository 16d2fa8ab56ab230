import type { TeamRef } from '~/shell/shared_props'
import { hrefOf } from './links'
import { useShared } from './use_shared'

interface TeamMenuData {
  current: TeamRef
  /** Empty unless there is another team to switch to. */
  teams: TeamRef[]
  settingsHref: string | null
  createHref: string | null
  switchHref: string | null
}

/** What the team menus offer; null where there is nothing to offer. */
export function useTeamMenu(): TeamMenuData | null {
  const { auth, features } = useShared()
  const current = auth.user?.current_team
  if (!features.hasTeamFeatures || !auth.user || !current) return null
  const several = auth.user.all_teams.length > 1
  return {
    current,
    teams: several ? auth.user.all_teams : [],
    settingsHref: hrefOf('teams.show', { team: current.id }),
    createHref: features.canCreateTeams ? hrefOf('teams.create') : null,
    switchHref: several ? hrefOf('current-team.update') : null,
  }
}
