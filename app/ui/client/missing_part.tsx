import { use, useEffect, useEffectEvent } from 'react'
import { Button } from '~/ui/buttons/button'
import { Alert } from '~/ui/feedback/alert'
import { CLIENT_MESSAGES } from '../messages/en/client'
import { askToReload } from './ask_to_reload'
import { HasFallback } from './has_fallback'

const MESSAGES = CLIENT_MESSAGES.outdated

interface MissingPartProps {
  /** Of the part: whether it is shown, if it is there all the time. */
  open?: boolean
  /** Of the part, if it was called up by a press. */
  onClose?: () => void
}

/**
 * Stands where a part of the program does not come, because the server has another build. What was called up by a press is closed,
 * so that each press of the same button asks again whether to load the page anew; what belongs to the page says so in its place.
 */
export default function MissingPart({ open = true, onClose }: MissingPartProps) {
  const hasFallback = use(HasFallback)
  const close = hasFallback ? undefined : onClose
  const ask = useEffectEvent(() => {
    if (!open || !close) return
    askToReload()
    close()
  })
  useEffect(() => ask(), [open])
  if (close) return null
  const action = (
    <Button size="sm" variant="secondary" onClick={() => location.reload()}>
      {MESSAGES.action}
    </Button>
  )
  return (
    <Alert tone="warning" title={MESSAGES.title} action={action}>
      {MESSAGES.missing}
    </Alert>
  )
}
