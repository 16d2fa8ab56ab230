import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import type { SharedUser } from '~/shell/shared_props'
import { Avatar } from '~/ui/pictures/avatar'
import { LazyDropdown } from '~/ui/overlays/lazy_dropdown'

/** The avatar, behind which are the account's pages and the way out. */
export function AccountMenu({ user }: { user: SharedUser }) {
  return (
    <LazyDropdown
      trigger={
        <>
          <Avatar name={user.name} photoUrl={user.profile_photo_url} />
          <span className="sr-only">{`${SHELL_MESSAGES.account.menu}, ${user.name}`}</span>
        </>
      }
      load={() => import('./account_menu_entries')}
      entryProps={{ email: user.email }}
    />
  )
}
