import { type Ability, allows } from '~/api/tokens/abilities'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { AbilityBoxes } from './ability_boxes'

const MESSAGES = API_MESSAGES.change

interface PermissionsDialogProps {
  token: Token
  available: readonly Ability[]
  onClose: () => void
}

/** Changes what a token may be used for. */
export function PermissionsDialog({ token, available, onClose }: PermissionsDialogProps) {
  const form = useForm({
    permissions: available.filter((ability) => allows(token.abilities, ability)),
  })

  function save() {
    form.put(route('api-tokens.update', { token: token.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      description={token.name}
      width="xl"
      closeable={!form.processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.processing}>
            {MESSAGES.cancel}
          </Button>
          <Button onClick={save} loading={form.processing}>
            {MESSAGES.save}
          </Button>
        </>
      }
    >
      <AbilityBoxes
        available={available}
        chosen={form.data.permissions}
        onChange={(permissions) => form.setData('permissions', permissions)}
        error={form.errors.permissions}
      />
    </Dialog>
  )
}
