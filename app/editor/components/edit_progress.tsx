import { useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { PendingWork } from './editor_draft'

const MESSAGES = EDITOR_MESSAGES.result

/** How far the picture is that is being made. */
export function EditProgress({ kind }: { kind: PendingWork['kind'] }) {
  const [news, setNews] = useState({ progress: 0, step: null as string | null })
  useServerEvent('generation', (event) => {
    if (event.kind === kind && event.product_id === null) setNews(event)
  })
  const words = news.step ?? (kind === 'edit' ? MESSAGES.working : MESSAGES.enlarging)
  return (
    <div role="status" className="flex flex-col gap-2">
      <ProgressBar label={words} fraction={news.progress > 0 ? news.progress : null} />
      <p className="text-fine text-muted">{words}</p>
    </div>
  )
}
