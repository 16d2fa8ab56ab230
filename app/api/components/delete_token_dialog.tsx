import { API_TEXTS } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'

const TEXTS = API_TEXTS.delete

/** Asks before a token is removed. */
export function DeleteTokenDialog({ token, onClose }: { token: Token; onClose: () => void }) {
  const form = useForm({})
  return (
    <ConfirmDialog
      open
      danger
      title={TEXTS.title}
      confirmLabel={TEXTS.confirm}
      processing={form.processing}
      onClose={onClose}
      onConfirm={() =>
        form.delete(route('api-tokens.destroy', { token: token.id }), {
          preserveScroll: true,
          onSuccess: onClose,
        })
      }
    >
      {TEXTS.body(token.name)}
    </ConfirmDialog>
  )
}
