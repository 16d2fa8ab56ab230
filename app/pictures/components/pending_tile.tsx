import { useEffect, useState } from 'react'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { ProgressRing } from '~/ui/feedback/progress_ring'
import { showToast } from '~/ui/overlays/toast'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import type { PendingWork } from '~/work/components/adopt_work'
import { reloadResults } from '~/work/components/use_pending_work'

const MESSAGES = GENERATION_MESSAGES.results

/** Beyond it, people wonder whether they have to stay. */
const PATIENCE_MS = 10_000

/** Work under way, in the place where its pictures will be. */
export function PendingTile({ work }: { work: PendingWork }) {
  const [cancelling, setCancelling] = useState(false)
  const { id, kind, num_images: count, progress, prompt, status } = work
  const title = kind === 'upscale' ? MESSAGES.pendingUpscale : MESSAGES.pending(count)
  const step = work.step ?? (status === 'queued' ? MESSAGES.queued : MESSAGES.working)

  async function cancel(generation: string) {
    setCancelling(true)
    try {
      await requestJson('delete', route('generations.cancel', { id: generation }))
      reloadResults()
    } catch {
      setCancelling(false)
      void showToast('error', GENERATION_MESSAGES.errors.cancel)
    }
  }

  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line">
      <div className="grid aspect-square place-items-center bg-sunken p-4 text-center">
        <div className="flex flex-col items-center gap-3">
          <ProgressRing label={title} fraction={progress > 0 ? progress : null} size={72} />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-fine text-muted">
              {step} · <ElapsedTime since={work.created_at} />
            </p>
            <LeaveHint since={work.created_at} />
          </div>
          {id && (
            <Button variant="ghost" size="sm" loading={cancelling} onClick={() => void cancel(id)}>
              {MESSAGES.cancel}
            </Button>
          )}
        </div>
      </div>
      <p className="m-3 line-clamp-2 wrap-break-word text-muted">{prompt}</p>
    </li>
  )
}

/** That nobody has to stay for it, once it takes long. `since` is ISO 8601. */
function LeaveHint({ since }: { since: string }) {
  const due = Date.parse(since) + PATIENCE_MS
  const [isDue, setIsDue] = useState(() => Date.now() >= due)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, due - Date.now()))
    return () => clearTimeout(timer)
  }, [due])
  return isDue && <p className="mt-1 text-fine text-muted">{MESSAGES.leave}</p>
}
