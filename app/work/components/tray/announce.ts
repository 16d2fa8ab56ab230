import { router } from '@inertiajs/react'
import { showToast } from '~/ui/overlays/toast'
import { notify } from './notifications'
import { TRAY_MESSAGES } from '../../messages/en/tray'
import { markTitle } from './title_news'

interface News {
  /** One sentence. */
  text: string
  kind: 'success' | 'error'
  /** Tells it from other news; the same from another tab is shown once. */
  id: string
  /** Address of the page that shows it. */
  page: string
  /** Whether the page on screen shows it by itself. */
  isShown: boolean
}

/** Tells of what has happened while its merchant was on another page, or in another window. */
export function announce({ text, kind, id, page, isShown }: News): void {
  const visit = () => router.visit(page)
  if (document.hidden) {
    markTitle()
    notify(text, id, visit)
  }
  if (isShown) return
  void showToast(kind, text, { id, action: { label: TRAY_MESSAGES.show, onClick: visit } })
}
