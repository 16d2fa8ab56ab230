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

/** Beyond so many times what it usually takes, but not before so long, they wonder whether it still comes. */
const LATE = 3
const LEAST_LATE_MS = 60_000

interface PendingTileProps {
  work: PendingWork
  /** That a picture usually takes; null or missing where that is not known. */
  expectedSeconds?: number | null
}

/** Work under way, in the place where its pictures will be. */
export function PendingTile({ work, expectedSeconds }: PendingTileProps) {
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
            <WaitHint
              since={work.created_at}
              lateMs={
                expectedSeconds
                  ? Math.max(LEAST_LATE_MS, expectedSeconds * 1_000 * count * LATE)
                  : null
              }
            />
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

/** That nobody has to stay for it, once it takes long, and that it is late. `since` is ISO 8601; `lateMs` is null where that cannot be told. */
function WaitHint({ since, lateMs }: { since: string; lateMs: number | null }) {
  const isLong = useHasPassed(since, PATIENCE_MS)
  const isLate = useHasPassed(since, lateMs)
  if (!isLong) return null
  return <p className="mt-1 text-fine text-muted">{isLate ? MESSAGES.late : MESSAGES.leave}</p>
}

/** Whether so many milliseconds have passed since a time, ISO 8601; never, without a number. */
function useHasPassed(since: string, ms: number | null): boolean {
  const due = ms === null ? null : Date.parse(since) + ms
  const [hasPassed, setHasPassed] = useState(() => due !== null && Date.now() >= due)
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => setHasPassed(true), Math.max(0, due - Date.now()))
    return () => clearTimeout(timer)
  }, [due])
  return hasPassed
}
