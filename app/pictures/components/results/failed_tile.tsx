import { RotateCcw, TriangleAlert, Type } from 'lucide-react'
import { useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Button } from '~/ui/buttons/button'
import { RelativeTime } from '~/ui/text/relative_time'
import { showToast } from '~/ui/overlays/toast'
import type { FailedWorkData } from '~/work/transformers/failed_work_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { reloadResults } from '~/work/components/use_pending_work'

interface FailedTileProps {
  work: FailedWorkData
  /** Resolves once it has come to something, or was refused. */
  onRetry: (work: FailedWorkData) => Promise<void>
  /** Missing where nothing can be made. */
  onReuse?: (prompt: string, negativePrompt: string) => void
}

/** Pictures that could not be made: why, and what to do about it. */
export function FailedTile({ work, onRetry, onReuse }: FailedTileProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [isRetrying, setIsRetrying] = useState(false)
  const left = useSpendable('generate')
  const isShort = left < work.num_images
  const price = usePrice('generate', work.num_images)

  async function retry() {
    setIsRetrying(true)
    await onRetry(work)
    setIsRetrying(false)
  }

  async function dismiss() {
    setIsLeaving(true)
    try {
      await postJson(route('generations.dismiss', { id: work.id }))
      reloadResults()
    } catch {
      setIsLeaving(false)
      void showToast('error', RESULT_MESSAGES.dismissFailed)
    }
  }

  return (
    <li className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-raised ring-1 ring-line">
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-700" />
        <div className="min-w-0">
          <p className="font-medium">{RESULT_MESSAGES.failed(work.num_images)}</p>
          <p className="mt-1 wrap-break-word">{work.error}</p>
          <p className="mt-1 text-fine text-muted">
            {work.took_credits && RESULT_MESSAGES.givenBack(work.num_images)}{' '}
            <RelativeTime iso={work.finished_at} />
          </p>
        </div>
      </div>
      <p className="line-clamp-3 text-muted wrap-break-word">{work.prompt}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {work.can_retry && (
          <Button
            pays
            size="sm"
            icon={RotateCcw}
            disabled={isShort || isLeaving}
            loading={isRetrying}
            title={price.text}
            onClick={() => void retry()}
          >
            {RESULT_MESSAGES.makeAgain(work.num_images)}
          </Button>
        )}
        {onReuse && work.prompt !== '' && (
          <Button
            variant="secondary"
            size="sm"
            icon={Type}
            onClick={() => onReuse(work.prompt, work.negative_prompt)}
          >
            {RESULT_MESSAGES.reuse}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={isRetrying}
          loading={isLeaving}
          onClick={() => void dismiss()}
        >
          {RESULT_MESSAGES.dismiss}
        </Button>
        {work.can_retry && isShort && <CreditOffer kind="image" />}
      </div>
    </li>
  )
}
