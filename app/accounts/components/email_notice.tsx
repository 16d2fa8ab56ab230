import { router } from '@inertiajs/react'
import { useState } from 'react'
import { hrefOf } from '~/ui/layouts/links'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { PROFILE_MESSAGES } from '../messages/en/profile'

const MESSAGES = PROFILE_MESSAGES.information

/** Tells that the address is not verified, and sends the link again. */
export function EmailNotice() {
  const { flash } = useShared()
  const [sending, setSending] = useState(false)
  const href = hrefOf('verification.send')

  function resend() {
    if (!href) return
    router.post(
      href,
      {},
      {
        preserveScroll: true,
        onStart: () => setSending(true),
        onFinish: () => setSending(false),
      }
    )
  }

  if (flash.status === 'verification-link-sent') {
    return <Alert tone="success">{MESSAGES.resent}</Alert>
  }
  return (
    <Alert
      tone="warning"
      action={
        href && (
          <Button variant="secondary" size="sm" loading={sending} onClick={resend}>
            {MESSAGES.resend}
          </Button>
        )
      }
    >
      {MESSAGES.unverified} <span className="block text-fine">{MESSAGES.unverifiedHint}</span>
    </Alert>
  )
}
