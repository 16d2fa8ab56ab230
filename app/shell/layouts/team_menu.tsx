import { ChevronsUpDown } from 'lucide-react'
import { LazyDropdown } from '~/ui/overlays/lazy_dropdown'
import { useTeamMenu } from './use_team_menu'

/** The current team, behind which are its settings and the way to another one. */
export function TeamMenu() {
  const team = useTeamMenu()
  if (!team) return null
  return (
    <LazyDropdown
      trigger={
        <>
          <span className="max-w-40 truncate">{team.current.name}</span>
          <ChevronsUpDown aria-hidden className="size-4 text-faint" />
        </>
      }
      load={() => import('./team_menu_entries')}
      entryProps={team}
    />
  )
}
