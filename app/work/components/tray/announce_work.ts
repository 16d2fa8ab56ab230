import type { BatchEvent } from '~/batches/batch_state'
import { route } from '~/ui/client/routes'
import type { WorkData } from '../../transformers/work_data'
import { announce } from './announce'
import { newsOf } from './describe_work'
import { TRAY_MESSAGES } from '../../messages/en/tray'
import { isShownOn, pageOf } from './work_pages'

/** Tells of work that has ended. */
export function announceWork(work: WorkData): void {
  announce({
    text: newsOf(work),
    kind: work.status === 'succeeded' ? 'success' : 'error',
    id: work.id,
    page: pageOf(work),
    isShown: isShownOn(location.pathname, work),
  })
}

/** Tells of a batch that has ended, or rests though nobody wanted it to. */
export function announceBatch({ batch_id: id, news }: BatchEvent): void {
  if (!news) return
  const page = route('batches.show', { batch: id })
  announce({
    text: TRAY_MESSAGES.batch[news.what](news.name),
    kind: news.what === 'finished' ? 'success' : 'error',
    id: `batch-${id}-${news.what}`,
    page,
    isShown: location.pathname === page,
  })
}
