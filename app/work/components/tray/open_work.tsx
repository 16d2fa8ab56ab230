import { useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { showToast } from '~/ui/overlays/toast'
import type { GenerationData } from '../../transformers/generation_data'
import type { WorkData } from '../../transformers/work_data'
import { whatOf } from './describe_work'
import { TRAY_MESSAGES } from '../../messages/en/tray'
import { WorkThumbnail } from './work_thumbnail'

/** A piece of work that runs or waits, with how far it is and the way to stop it. */
export function OpenWork({ work, onCancelled }: { work: WorkData; onCancelled: () => void }) {
  const [cancelling, setCancelling] = useState(false)
  const { id, progress, credits, created_at: since } = work
  const what = whatOf(work)

  const tell = () => void showToast('info', TRAY_MESSAGES.cancelled(credits), { id })
  // What runs is told to stop and ends a moment later.
  useServerEvent('generation', (event) => {
    if (cancelling && event.id === id && event.status === 'cancelled') tell()
  })

  async function cancel() {
    setCancelling(true)
    try {
      const url = route('generations.cancel', { id })
      const { status } = await requestJson<GenerationData>('delete', url)
      if (status === 'cancelled') tell()
      onCancelled()
    } catch {
      setCancelling(false)
      void showToast('error', TRAY_MESSAGES.cancelFailed)
    }
  }

  return (
    <li className="flex items-center gap-3 rounded-control p-2">
      <WorkThumbnail work={work} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium max-sm:line-clamp-3 max-sm:wrap-break-word max-sm:whitespace-normal">
          {what}
        </p>
        <p className="truncate text-fine text-muted max-sm:whitespace-normal">
          {stepOf(work)} · <ElapsedTime since={since} />
        </p>
        {work.status === 'running' && (
          <div className="mt-1.5">
            <ProgressBar label={what} fraction={progress > 0 ? progress : null} />
          </div>
        )}
      </div>
      <Button
        variant="ghost"
        size="sm"
        loading={cancelling}
        aria-label={TRAY_MESSAGES.cancelOf(what)}
        onClick={() => void cancel()}
      >
        {TRAY_MESSAGES.cancel}
      </Button>
    </li>
  )
}

function stepOf({ status, step, place }: WorkData): string {
  if (status === 'running') return step ?? TRAY_MESSAGES.working
  return place === null ? TRAY_MESSAGES.queued : TRAY_MESSAGES.place(place)
}
