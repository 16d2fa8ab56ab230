import { useState } from 'react'
import { API_TEXTS } from '~/api/messages/en/common'
import type { Flash } from '~/shell/shared_props'
import { useShared } from '~/ui/client/use_shared'
import { Button } from '~/ui/buttons/button'
import { CopyField } from '~/ui/buttons/copy_field'
import { Dialog } from '~/ui/overlays/dialog'

const TEXTS = API_TEXTS.created

/** Shows the token that was just made, once. A click beside it does not lose it. */
export function NewTokenDialog() {
  const { flash } = useShared()
  const [dismissed, setDismissed] = useState<Flash | null>(null)
  if (!flash.token || dismissed === flash) return null
  return (
    <Dialog
      open
      onClose={() => setDismissed(flash)}
      title={TEXTS.title}
      description={TEXTS.body}
      width="xl"
      closeable={false}
      footer={<Button onClick={() => setDismissed(flash)}>{TEXTS.close}</Button>}
    >
      <CopyField label={TEXTS.label} value={flash.token} />
    </Dialog>
  )
}
