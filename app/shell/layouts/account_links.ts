import type { SharedProps } from '~/shell/shared_props'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { hrefOf, present, type ShellLink } from '~/ui/layouts/links'

/** Entries of the avatar menu above Log Out. */
export function accountLinks({ auth, features }: SharedProps): ShellLink[] {
  const { account } = SHELL_MESSAGES
  return present([
    { label: account.profile, href: hrefOf('profile.show') },
    {
      label: account.billing,
      href: features.hasBilling && auth.user?.subscribed === true && hrefOf('billing'),
    },
    { label: account.affiliate, href: features.hasAffiliates && hrefOf('affiliate.dashboard') },
    { label: account.admin, href: auth.user?.is_operator === true && hrefOf('admin') },
  ])
}
