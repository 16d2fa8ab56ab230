import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { router } from '@inertiajs/react'

const MESSAGES = ACCOUNT_MESSAGES.changeAccount

/** For a link that is not for whoever is signed in: sign out and go on with it, or stay. */
export function ChangeAccount({ next }: { next: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () =>
    router.post(
      route('logout'),
      { next },
      { onStart: () => setLeaving(true), onFinish: () => setLeaving(false) }
    )
  return (
    <div className="mt-8 flex flex-col gap-3">
      <Button onClick={leave} loading={isLeaving}>
        {MESSAGES.leave}
      </Button>
      <ButtonLink variant="secondary" href={route('dashboard')}>
        {MESSAGES.stay}
      </ButtonLink>
    </div>
  )
}
