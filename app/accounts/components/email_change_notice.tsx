import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { EMAIL_CHANGE_MESSAGES as MESSAGES } from '../messages/en/email_change'

/** Tells of a new address whose link has still to be opened; sends the link again, or gives the change up. */
export function EmailChangeNotice({ email }: { email: string }) {
  const { flash } = useShared()
  const [busy, setBusy] = useState<'sending' | 'cancelling' | null>(null)

  function visit(method: 'post' | 'delete', doing: NonNullable<typeof busy>) {
    const options = {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setBusy(doing),
      onFinish: () => setBusy(null),
    }
    if (method === 'post') router.post(route('email-change.send'), {}, options)
    else router.delete(route('email-change.cancel'), options)
  }

  const isSent = flash.status === 'email-change-link-sent'
  return (
    <Alert tone={isSent ? 'success' : 'info'}>
      <p className="wrap-anywhere">{isSent ? MESSAGES.resent(email) : MESSAGES.pending(email)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          loading={busy === 'sending'}
          disabled={busy !== null}
          onClick={() => visit('post', 'sending')}
        >
          {MESSAGES.resend}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={busy === 'cancelling'}
          disabled={busy !== null}
          onClick={() => visit('delete', 'cancelling')}
        >
          {MESSAGES.cancel}
        </Button>
      </div>
    </Alert>
  )
}
