import { Plus, Settings } from 'lucide-react'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import {
  DropdownButton,
  DropdownLink,
  DropdownSection,
  DropdownSeparator,
} from '~/ui/overlays/dropdown_items'
import { switchTeam } from './switch_team'
import type { TeamMenuData } from './use_team_menu'

/** Settings of the current team, a new team, and the teams to switch to. */
export default function TeamMenuEntries({
  current,
  teams,
  settingsHref,
  createHref,
  switchHref,
}: TeamMenuData) {
  return (
    <>
      <DropdownSection title={SHELL_MESSAGES.team.manage}>
        {settingsHref && (
          <DropdownLink href={settingsHref} icon={Settings}>
            {SHELL_MESSAGES.team.settings}
          </DropdownLink>
        )}
        {createHref && (
          <DropdownLink href={createHref} icon={Plus}>
            {SHELL_MESSAGES.team.create}
          </DropdownLink>
        )}
      </DropdownSection>
      {switchHref && (
        <>
          <DropdownSeparator />
          <DropdownSection title={SHELL_MESSAGES.team.switch}>
            {teams.map((each) => (
              <DropdownButton
                key={each.id}
                selected={each.id === current.id}
                onClick={() => switchTeam(switchHref, each.id)}
              >
                {each.name}
              </DropdownButton>
            ))}
          </DropdownSection>
        </>
      )}
    </>
  )
}
