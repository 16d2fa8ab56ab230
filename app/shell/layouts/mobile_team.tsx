import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { present } from '~/ui/layouts/links'
import { MobileButton, MobileLinks } from './mobile_menu_items'
import { switchTeam } from './switch_team'
import { useTeamMenu } from './use_team_menu'

/** The team menu's entries in the mobile menu. */
export function MobileTeam() {
  const menu = useTeamMenu()
  if (!menu) return null
  const { current, settingsHref, createHref, switchHref, teams } = menu
  return (
    <section aria-label={SHELL_MESSAGES.team.manage} className="border-t border-line pt-4">
      <MobileLinks
        links={present([
          { label: SHELL_MESSAGES.team.settings, href: settingsHref },
          { label: SHELL_MESSAGES.team.create, href: createHref },
        ])}
      />
      {switchHref && (
        <>
          <h2 className="px-3 pt-2 pb-1 text-xs text-muted">{SHELL_MESSAGES.team.switch}</h2>
          {teams.map(({ id, name }) => (
            <MobileButton
              key={id}
              selected={id === current.id}
              onClick={() => switchTeam(switchHref, id)}
            >
              {name}
            </MobileButton>
          ))}
        </>
      )}
    </section>
  )
}
