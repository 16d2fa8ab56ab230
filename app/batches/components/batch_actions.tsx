import { router } from '@inertiajs/react'
import { Ban, Download, Pause, Play, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { showToast } from '~/ui/overlays/toast'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { BatchProgressData } from '../transformers/batch_data'

const MESSAGES = BATCH_MESSAGES.show
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('~/ui/overlays/confirm_dialog')).ConfirmDialog,
}))

const BatchReels = lazyPart(async () => ({
  default: (await import('~/reels/components/batch_reels')).BatchReels,
}))

type Step = 'pause' | 'resume' | 'cancel' | 'retry'

const ADDRESSES: Record<Step, (batch: number) => string> = {
  pause: (batch) => route('batches.pause', { batch }),
  resume: (batch) => route('batches.resume', { batch }),
  cancel: (batch) => route('batches.cancel', { batch }),
  retry: (batch) => route('batches.retry', { batch }),
}

interface BatchActionsProps {
  batchId: number
  /** Products of the batch. */
  products: number
  progress: BatchProgressData
  /** Told how far the batch is after something was done with it. */
  onProgress: (progress: BatchProgressData) => void
}

/** What can be done with a batch as it stands. */
export function BatchActions({ batchId, products, progress, onProgress }: BatchActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const { busy, take } = useSteps(batchId, (reached) => {
    onProgress(reached)
    setAsking(false)
  })
  const { state, retryable, pictures } = progress
  const hasEnded = state === 'finished' || state === 'cancelled'
  const button = (step: Step) => ({ loading: busy === step, onClick: () => void take(step) })
  return (
    <>
      {hasEnded && (
        <Button
          variant="ghost"
          icon={Trash2}
          onClick={() => router.delete(route('batches.destroy', { batch: batchId }))}
        >
          {MESSAGES.remove}
        </Button>
      )}
      {!hasEnded && (
        <Button variant="ghost" icon={Ban} onClick={() => setAsking(true)}>
          {MESSAGES.cancel}
        </Button>
      )}
      {state === 'running' && (
        <Button variant="secondary" icon={Pause} {...button('pause')}>
          {MESSAGES.pause}
        </Button>
      )}
      {state !== 'cancelled' && retryable > 0 && (
        <Button pays variant="secondary" icon={RotateCcw} {...button('retry')}>
          {MESSAGES.retry(retryable)}
        </Button>
      )}
      {hasEnded && pictures > 0 && (
        <PartBoundary>
          <BatchReels batchId={batchId} products={products} />
        </PartBoundary>
      )}
      {pictures > 0 && (
        <ButtonLink
          href={route('batches.results', { batch: batchId })}
          download=""
          variant={state === 'paused' ? 'secondary' : 'primary'}
          icon={Download}
        >
          {MESSAGES.download}
        </ButtonLink>
      )}
      {state === 'paused' && (
        <Button pays icon={Play} {...button('resume')}>
          {MESSAGES.resume}
        </Button>
      )}
      {isAsking && (
        <CancelQuestion
          waiting={progress.pictures_waiting}
          isBusy={busy === 'cancel'}
          onClose={() => setAsking(false)}
          onCancel={() => void take('cancel')}
        />
      )}
    </>
  )
}

/** Takes a batch on; one step at a time. */
function useSteps(batchId: number, onProgress: BatchActionsProps['onProgress']) {
  const [busy, setBusy] = useState<Step | null>(null)

  async function take(step: Step) {
    setBusy(step)
    try {
      onProgress(await postJson<BatchProgressData>(ADDRESSES[step](batchId)))
    } catch {
      void showToast('error', MESSAGES.failedAction)
    } finally {
      setBusy(null)
    }
  }

  return { busy, take }
}

interface CancelQuestionProps {
  /** Pictures that are not made then. */
  waiting: number
  isBusy: boolean
  onClose: () => void
  onCancel: () => void
}

function CancelQuestion({ waiting, isBusy, onClose, onCancel }: CancelQuestionProps) {
  return (
    <PartBoundary>
      <ConfirmDialog
        open
        danger
        title={MESSAGES.cancelTitle}
        confirmLabel={MESSAGES.cancel}
        cancelLabel={MESSAGES.keep}
        processing={isBusy}
        onClose={onClose}
        onConfirm={onCancel}
      >
        {MESSAGES.cancelHint(waiting)}
      </ConfirmDialog>
    </PartBoundary>
  )
}
