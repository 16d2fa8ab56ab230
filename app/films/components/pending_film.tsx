import { useState } from 'react'
import { requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ElapsedTime } from '~/ui/text/elapsed_time'
import { ProgressRing } from '~/ui/feedback/progress_ring'
import { showToast } from '~/ui/overlays/toast'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import type { PendingFilm } from './pending_film_data'

const MESSAGES = VIDEO_MESSAGES.pending

interface PendingFilmCardProps {
  film: PendingFilm
  expectedSeconds: number | null
  title?: string
}

/** How far a film is, with the time that it takes and a way to stop it. */
export function PendingFilmCard({
  film,
  expectedSeconds,
  title = MESSAGES.title,
}: PendingFilmCardProps) {
  const { id, progress, step, prompt, since } = film
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-surface px-4 py-8 text-center shadow-raised ring-1 ring-line">
      <ProgressRing label={title} fraction={progress > 0 ? progress : null} />
      <div role="status">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-muted">{MESSAGES.expected(expectedSeconds)}</p>
      </div>
      <p className="text-fine text-muted">
        {step ?? MESSAGES.queued} · <ElapsedTime since={since} />
      </p>
      {prompt && <p className="line-clamp-2 max-w-md text-fine wrap-break-word">{prompt}</p>}
      {id && <CancelFilm id={id} />}
    </div>
  )
}

/** The event that the work has ended takes the card away, or the next poll does. */
function CancelFilm({ id }: { id: string }) {
  const [cancelling, setCancelling] = useState(false)

  async function cancel() {
    setCancelling(true)
    try {
      await requestJson('delete', route('generations.cancel', { id }))
    } catch {
      setCancelling(false)
      void showToast('error', MESSAGES.cancelFailed)
    }
  }

  return (
    <Button variant="ghost" size="sm" loading={cancelling} onClick={() => void cancel()}>
      {MESSAGES.cancel}
    </Button>
  )
}
