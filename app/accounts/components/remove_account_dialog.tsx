import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { ConnectedAccountData } from '~/accounts/queries/list_connected_accounts'
import { SOCIAL_PAGE_TEXTS } from '~/accounts/social/page_texts'
import { route } from '~/shell/client/routes'
import { ConfirmDialog } from '~/shell/ui/confirm_dialog'
import { PasswordDialog } from './password_dialog'

const TEXTS = SOCIAL_PAGE_TEXTS.section

interface RemoveAccountDialogProps {
  account: ConnectedAccountData
  /** Who has none is not asked for it. */
  hasPassword: boolean
  onClose: () => void
}

/** Asks before an account elsewhere can no longer be used to log in. */
export function RemoveAccountDialog({ account, hasPassword, onClose }: RemoveAccountDialogProps) {
  const [processing, setProcessing] = useState(false)
  const url = route('connected-accounts.destroy', { id: account.id })
  const title = TEXTS.dialogTitle(account.name)
  const question = TEXTS.dialogBody(account.name)
  if (hasPassword) {
    return (
      <PasswordDialog
        title={title}
        question={question}
        confirmLabel={TEXTS.dialogConfirm}
        danger
        url={url}
        onClose={onClose}
      />
    )
  }

  function remove() {
    router.delete(url, {
      preserveScroll: true,
      onStart: () => setProcessing(true),
      onFinish: onClose,
    })
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={title}
      confirmLabel={TEXTS.dialogConfirm}
      danger
      processing={processing}
    >
      {question}
    </ConfirmDialog>
  )
}
