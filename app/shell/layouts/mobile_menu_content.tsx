import { router } from '@inertiajs/react'
import { logOut } from '~/shell/client/log_out'
import type { SharedUser } from '~/shell/shared_props'
import { SHELL_TEXTS } from '~/shell/texts'
import { Avatar } from '~/shell/ui/avatar'
import { accountLinks } from './account_links'
import { mainLinks, present } from './links'
import { MobileCredits } from './mobile_credits'
import { MobileButton, MobileLinks } from './mobile_menu_items'
import { useShared } from './use_shared'
import { useTeamMenu } from './use_team_menu'

/** Credits, main pages, teams and account below each other. */
export function MobileMenuContent({ user }: { user: SharedUser }) {
  const shared = useShared()
  const team = useTeamMenu()
  return (
    <div className="flex flex-col gap-3 divide-y divide-line *:pb-3 *:last:pb-0">
      <MobileCredits />
      <nav aria-label="Main">
        <MobileLinks links={mainLinks()} />
      </nav>
      {team && (
        <section aria-label={SHELL_TEXTS.team.manage}>
          <MobileLinks
            links={present([
              { label: SHELL_TEXTS.team.settings, href: team.settingsHref },
              { label: SHELL_TEXTS.team.create, href: team.createHref },
            ])}
          />
          {team.switchHref !== null && (
            <h2 className="px-3 py-1.5 text-xs text-muted">{SHELL_TEXTS.team.switch}</h2>
          )}
          {team.teams.map(({ id, name }) => (
            <MobileButton
              key={id}
              selected={id === team.current.id}
              onClick={() => team.switchHref && router.put(team.switchHref, { team_id: id })}
            >
              {name}
            </MobileButton>
          ))}
        </section>
      )}
      <nav aria-label={SHELL_TEXTS.account.label}>
        <div className="flex items-center gap-3 px-3 py-2">
          <Avatar name={user.name} photoUrl={user.profile_photo_url} />
          <div className="min-w-0">
            <p className="truncate font-medium">{user.name}</p>
            <p className="truncate text-[13px] text-muted">{user.email}</p>
          </div>
        </div>
        <MobileLinks links={accountLinks(shared)} />
        <MobileButton onClick={logOut}>{SHELL_TEXTS.account.logOut}</MobileButton>
      </nav>
    </div>
  )
}
