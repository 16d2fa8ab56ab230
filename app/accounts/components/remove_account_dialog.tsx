import type { ConnectedAccountData } from '~/accounts/queries/list_connected_accounts'
import { SOCIAL_PAGE_MESSAGES } from '~/accounts/messages/en/social_page'
import { route } from '~/ui/client/routes'
import { PasswordDialog } from './password_dialog'

const MESSAGES = SOCIAL_PAGE_MESSAGES.section

interface RemoveAccountDialogProps {
  account: ConnectedAccountData
  hasPassword: boolean
  onClose: () => void
}

/** Asks before an account elsewhere can no longer be used to log in. */
export function RemoveAccountDialog({ account, hasPassword, onClose }: RemoveAccountDialogProps) {
  return (
    <PasswordDialog
      hasPassword={hasPassword}
      title={MESSAGES.dialogTitle(account.name)}
      question={MESSAGES.dialogBody(account.name)}
      confirmLabel={MESSAGES.dialogConfirm}
      danger
      url={route('connected-accounts.destroy', { id: account.id })}
      onClose={onClose}
    />
  )
}
