import { openTopUp } from '~/ui/client/top_up'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Button } from '~/ui/buttons/button'
import { useShared } from '~/ui/client/use_shared'

/** Top Up in the top bar, for subscribers. */
export function TopUpButton() {
  if (!useCanTopUp()) return null
  return (
    <Button variant="secondary" size="sm" onClick={openTopUp}>
      {SHELL_MESSAGES.topUp}
    </Button>
  )
}

/** The same in the mobile menu, which has to make room first. */
export function MobileTopUp({ onOpen }: { onOpen: () => void }) {
  if (!useCanTopUp()) return null
  const open = () => {
    onOpen()
    openTopUp()
  }
  return <Button onClick={open}>{SHELL_MESSAGES.topUpCredits}</Button>
}

function useCanTopUp(): boolean {
  const { auth, features } = useShared()
  return features.hasBilling && auth.user?.subscribed === true
}
