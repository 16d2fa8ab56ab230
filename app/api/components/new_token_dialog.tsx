import { useState } from 'react'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Flash } from '~/shell/shared_props'
import { useShared } from '~/ui/client/use_shared'
import { Button } from '~/ui/buttons/button'
import { CopyField } from '~/ui/buttons/copy_field'
import { Dialog } from '~/ui/overlays/dialog'

const MESSAGES = API_MESSAGES.created

/** Shows the token that was just made, once. A click beside it does not lose it. */
export function NewTokenDialog() {
  const { flash } = useShared()
  const [dismissed, setDismissed] = useState<Flash | null>(null)
  if (!flash.token || dismissed === flash) return null
  return (
    <Dialog
      open
      onClose={() => setDismissed(flash)}
      title={MESSAGES.title}
      description={MESSAGES.body}
      width="xl"
      closeable={false}
      footer={<Button onClick={() => setDismissed(flash)}>{MESSAGES.close}</Button>}
    >
      <CopyField label={MESSAGES.label} value={flash.token} />
    </Dialog>
  )
}
