import { openTopUp } from '~/ui/client/top_up'
import { route } from '~/ui/client/routes'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import type { CreditKind } from '~/ui/text/credit_kinds'
import { useShared } from '../client/use_shared'

/**
 * The way to more credits of a kind, beside what says that they are missing: the pack for subscribers, the plan for others.
 * A pack has no model credits.
 */
export function CreditOffer({ kind }: { kind: CreditKind }) {
  const { auth, features } = useShared()
  if (!features.hasBilling || !auth.user) return null
  if (!auth.user.subscribed) {
    return (
      <ButtonLink href={route('subscribe')} variant="secondary" size="sm">
        {SHELL_MESSAGES.subscribe}
      </ButtonLink>
    )
  }
  if (kind === 'model') return null
  return (
    <Button variant="secondary" size="sm" onClick={openTopUp}>
      {SHELL_MESSAGES.topUp}
    </Button>
  )
}
