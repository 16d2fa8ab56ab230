import { LogOut } from 'lucide-react'
import { logOut } from '~/shell/client/log_out'
import type { SharedUser } from '~/shell/shared_props'
import { SHELL_TEXTS } from '~/shell/texts'
import { Avatar } from '~/shell/ui/avatar'
import { Dropdown } from '~/shell/ui/dropdown'
import {
  DropdownButton,
  DropdownLink,
  DropdownSection,
  DropdownSeparator,
} from '~/shell/ui/dropdown_items'
import { accountLinks } from './account_links'
import { useShared } from './use_shared'

/** The avatar with the account's pages and the way out. */
export function AccountMenu({ user }: { user: SharedUser }) {
  const links = accountLinks(useShared())
  return (
    <Dropdown
      label={`${SHELL_TEXTS.account.menu}, ${user.name}`}
      trigger={<Avatar name={user.name} photoUrl={user.profile_photo_url} />}
    >
      <DropdownSection title={user.email}>
        {links.map(({ label, href }) => (
          <DropdownLink key={href} href={href}>
            {label}
          </DropdownLink>
        ))}
      </DropdownSection>
      {links.length > 0 && <DropdownSeparator />}
      <DropdownButton icon={LogOut} onClick={logOut}>
        {SHELL_TEXTS.account.logOut}
      </DropdownButton>
    </Dropdown>
  )
}
