import { router } from '@inertiajs/react'
import { ChevronsUpDown, Plus, Settings } from 'lucide-react'
import { SHELL_TEXTS } from '~/shell/texts'
import { Dropdown } from '~/shell/ui/dropdown'
import { DropdownButton, DropdownLink, DropdownSection, DropdownSeparator } from '~/shell/ui/dropdown_items'
import { useTeamMenu } from './use_team_menu'

/** The current team with its settings, and the way to another one. */
export function TeamMenu() {
  const menu = useTeamMenu()
  if (!menu) return null
  const { current, settingsHref, createHref, switchHref, teams } = menu
  return (
    <Dropdown
      trigger={
        <>
          <span className="max-w-40 truncate">{current.name}</span>
          <ChevronsUpDown aria-hidden className="size-4 text-faint" />
        </>
      }
    >
      <DropdownSection title={SHELL_TEXTS.team.manage}>
        {settingsHref && (
          <DropdownLink href={settingsHref} icon={Settings}>
            {SHELL_TEXTS.team.settings}
          </DropdownLink>
        )}
        {createHref && (
          <DropdownLink href={createHref} icon={Plus}>
            {SHELL_TEXTS.team.create}
          </DropdownLink>
        )}
      </DropdownSection>
      {switchHref && (
        <>
          <DropdownSeparator />
          <DropdownSection title={SHELL_TEXTS.team.switch}>
            {teams.map((team) => (
              <DropdownButton
                key={team.id}
                selected={team.id === current.id}
                onClick={() => router.put(switchHref, { team_id: team.id })}
              >
                {team.name}
              </DropdownButton>
            ))}
          </DropdownSection>
        </>
      )}
    </Dropdown>
  )
}
