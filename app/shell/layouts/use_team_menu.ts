import type { TeamRef } from '~/shell/shared_props'
import { hrefOf } from '~/ui/layouts/links'
import { useShared } from '~/ui/client/use_shared'

export interface TeamMenuData {
  current: TeamRef
  teams: TeamRef[]
  settingsHref: string | null
  createHref: string | null
  /** Null unless there is another team to switch to. */
  switchHref: string | null
}

/** What the team menus offer; null where there is nothing to offer. */
export function useTeamMenu(): TeamMenuData | null {
  const { auth, features } = useShared()
  const current = auth.user?.current_team
  if (!features.hasTeamFeatures || !auth.user || !current) return null
  const several = auth.user.all_teams.length > 1
  const settingsHref = hrefOf('teams.show', { team: current.id })
  const createHref = features.canCreateTeams ? hrefOf('teams.create') : null
  const switchHref = several ? hrefOf('current-team.update') : null
  if (!settingsHref && !createHref && !switchHref) return null
  return { current, teams: auth.user.all_teams, settingsHref, createHref, switchHref }
}
