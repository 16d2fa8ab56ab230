import { forget, keep, recall } from '~/ui/client/browser_storage'

const KEY = 'vitrine.notifications'

export type NotificationState = 'unsupported' | 'off' | 'on' | 'blocked'

/** Whether this browser shows notifications of finished work: it does once the merchant has asked for them. */
export function notificationState(): NotificationState {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && recall('localStorage', KEY) ? 'on' : 'off'
}

/** Asks the browser for them. To be called by the merchant's click. */
export async function startNotifications(): Promise<NotificationState> {
  if ((await Notification.requestPermission()) === 'granted') keep('localStorage', KEY, 'on')
  return notificationState()
}

export function stopNotifications(): NotificationState {
  forget('localStorage', KEY)
  return notificationState()
}

/**
 * Shows a notification, if they are wanted.
 * @param tag by which the browser recognises one that another tab has shown
 */
export function notify(text: string, tag: string, onClick: () => void): void {
  if (notificationState() !== 'on') return
  try {
    const notification = new Notification('Vitrine', { body: text, tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onClick()
    }
  } catch {
    // Some phones show notifications of service workers alone; the toast is there in any case.
  }
}
