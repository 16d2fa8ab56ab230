import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { notificationState, startNotifications, stopNotifications } from './notifications'
import { TRAY_MESSAGES } from '../../messages/en/tray'

const MESSAGES = TRAY_MESSAGES.notify

/** Whether the browser tells of finished work; it is asked for this by a press of this button alone. */
export function NotifyChoice() {
  const [state, setState] = useState(notificationState)
  if (state === 'unsupported') return null
  return (
    <div className="flex shrink-0 items-center gap-3 px-4 py-3">
      <Bell aria-hidden className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 grow text-fine text-muted">
        {state === 'on' ? MESSAGES.isOn : state === 'blocked' ? MESSAGES.blocked : MESSAGES.hint}
      </p>
      {state === 'off' && (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          onClick={() => void startNotifications().then(setState)}
        >
          {MESSAGES.offer}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="ghost" size="sm" onClick={() => setState(stopNotifications())}>
          {MESSAGES.stop}
        </Button>
      )}
    </div>
  )
}
