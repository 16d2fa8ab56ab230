import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'

const MESSAGES = API_MESSAGES.delete

/** Asks before a token is removed. */
export function DeleteTokenDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const form = useForm({})
  return (
    <ConfirmDialog
      open
      danger
      title={MESSAGES.title}
      confirmLabel={MESSAGES.confirm}
      processing={form.processing}
      onClose={onClose}
      onConfirm={() =>
        form.delete(route('api-tokens.destroy', { token: token.id }), {
          preserveScroll: true,
          onSuccess: onClose,
        })
      }
    >
      {MESSAGES.body(token.name)}
    </ConfirmDialog>
  )
}
