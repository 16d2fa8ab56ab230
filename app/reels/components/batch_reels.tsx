import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { usePrice } from '~/work/components/use_price'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { showToast } from '~/ui/overlays/toast'
import type { ReelsOfBatch } from '../actions/request_reels_of_batch'
import { BATCH_REELS_MESSAGES } from '../messages/en/batch'

const MESSAGES = BATCH_REELS_MESSAGES

/** Orders a reel of each product of a batch, after a question that says what that takes. */
export function BatchReels({ batchId, products }: { batchId: number; products: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const price = usePrice('reel', products)

  async function order() {
    setIsSending(true)
    setError(null)
    try {
      const made = await postJson<ReelsOfBatch>(route('batches.reels', { batch: batchId }))
      void showToast(made.lacks_credits ? 'error' : 'success', MESSAGES.ordered(made))
      setIsAsking(false)
    } catch (reason) {
      setError(reasonOf(reason, MESSAGES.failed))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <>
      <Button variant="secondary" icon={Clapperboard} onClick={() => setIsAsking(true)}>
        {MESSAGES.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          pays
          title={MESSAGES.title(products)}
          confirmLabel={MESSAGES.confirm}
          processing={isSending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void order()}
        >
          <p>{MESSAGES.text}</p>
          <p aria-busy={price.isAsking} className="mt-2 min-h-5 tabular-nums">
            {price.text}
          </p>
          {error && (
            <div className="mt-3">
              <Alert isAnswer tone="danger">
                {error}
              </Alert>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
