import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/shell/client/routes'
import { useShared } from '~/shell/layouts/use_shared'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { EMAIL_CHANGE_TEXTS as TEXTS } from '../email_change_texts'

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

  return (
    <Alert
      tone={flash.status === 'email-change-link-sent' ? 'success' : 'info'}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            loading={busy === 'sending'}
            disabled={busy !== null}
            onClick={() => visit('post', 'sending')}
          >
            {TEXTS.resend}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            loading={busy === 'cancelling'}
            disabled={busy !== null}
            onClick={() => visit('delete', 'cancelling')}
          >
            {TEXTS.cancel}
          </Button>
        </span>
      }
    >
      <span className="wrap-anywhere">
        {flash.status === 'email-change-link-sent' ? TEXTS.resent(email) : TEXTS.pending(email)}
      </span>
    </Alert>
  )
}
