import { useState } from 'react'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { openOver } from './open_over'
import { fetchStanding } from './standing'
import { CLIENT_MESSAGES } from '../messages/en/client'

const MESSAGES = CLIENT_MESSAGES.expired

function PageExpired({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(true)
  const [state, setState] = useState<'idle' | 'renewing' | 'failed'>('idle')

  function close() {
    setOpen(false)
    onDone()
  }

  async function renew() {
    setState('renewing')
    try {
      await fetchStanding()
      close()
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={MESSAGES.title}
      width="md"
      footer={
        <Button onClick={() => void renew()} loading={state === 'renewing'}>
          {MESSAGES.action}
        </Button>
      }
    >
      <p className="text-muted">{MESSAGES.body}</p>
      {state === 'failed' && (
        <div className="mt-4">
          <Alert tone="danger">{MESSAGES.failed}</Alert>
        </div>
      )}
    </Dialog>
  )
}

let shown = false

/** Asks to renew the page's token, over whatever is on screen, and leaves what was typed in place. */
export function showPageExpired(): void {
  if (shown) return
  shown = true
  openOver((close) => (
    <PageExpired
      onDone={() => {
        shown = false
        close()
      }}
    />
  ))
}
