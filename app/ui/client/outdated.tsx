import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { openOver } from './open_over'
import { CLIENT_MESSAGES } from '../messages/en/client'

const MESSAGES = CLIENT_MESSAGES.outdated

function Outdated({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(true)

  function close() {
    setOpen(false)
    onDone()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={MESSAGES.title}
      width="md"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {MESSAGES.later}
          </Button>
          <Button onClick={() => location.reload()}>{MESSAGES.action}</Button>
        </>
      }
    >
      <p className="text-muted">{MESSAGES.body}</p>
    </Dialog>
  )
}

let shown = false

/** Asks over whatever is on screen whether to load the page anew, and leaves what was typed in place. */
export function offerReload(): void {
  if (shown) return
  shown = true
  openOver((close) => (
    <Outdated
      onDone={() => {
        shown = false
        close()
      }}
    />
  ))
}
