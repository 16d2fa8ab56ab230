import { LogOut } from 'lucide-react'
import { logOut } from '~/ui/client/log_out'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import {
  DropdownButton,
  DropdownLink,
  DropdownSection,
  DropdownSeparator,
} from '~/ui/overlays/dropdown_items'
import { accountLinks } from './account_links'
import { useShared } from '~/ui/client/use_shared'

/** The account's pages and Log Out, under the address that is signed in. */
export default function AccountMenuEntries({ email }: { email: string }) {
  const links = accountLinks(useShared())
  return (
    <DropdownSection title={email}>
      {links.map(({ label, href }) => (
        <DropdownLink key={href} href={href}>
          {label}
        </DropdownLink>
      ))}
      {links.length > 0 && <DropdownSeparator />}
      <DropdownButton icon={LogOut} onClick={() => void logOut()}>
        {SHELL_MESSAGES.account.logOut}
      </DropdownButton>
    </DropdownSection>
  )
}
