import { router } from '@inertiajs/react'
import { showToast } from '~/shell/ui/toast'
import type { WorkData } from '~/studio/transformers/work_data'
import { newsOf } from './describe_work'
import { notify } from './notifications'
import { TRAY_TEXTS } from './texts'
import { markTitle } from './title_news'
import { isShownOn, pageOf } from './work_pages'

/** Tells of work that has ended while its merchant was on another page, or in another window. */
export function announceWork(work: WorkData): void {
  const visit = () => router.visit(pageOf(work))
  if (document.hidden) {
    markTitle()
    notify(newsOf(work), work.id, visit)
  }
  if (isShownOn(location.pathname, work)) return
  const kind = work.status === 'succeeded' ? 'success' : 'error'
  const action = { label: TRAY_TEXTS.show, onClick: visit }
  void showToast(kind, newsOf(work), { id: work.id, action })
}
