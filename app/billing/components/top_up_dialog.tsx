import { Clapperboard, Image } from 'lucide-react'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { TOP_UP_MESSAGES } from '../messages/en/top_up'
import { CheckoutAlert } from './checkout_alert'
import { useCheckout } from './use_checkout'

const MESSAGES = TOP_UP_MESSAGES

interface TopUpDialogProps {
  open: boolean
  onClose: () => void
}

/** Offers the credit pack. While the payment page is being asked for it cannot be closed. */
export default function TopUpDialog({ open, onClose }: TopUpDialogProps) {
  const { isProcessing, problem, start } = useCheckout()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={MESSAGES.title}
      description={MESSAGES.description}
      width="md"
      closeable={!isProcessing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isProcessing}>
            {MESSAGES.cancel}
          </Button>
          <Button
            pays
            onClick={() => void start({ kind: 'pack' })}
            loading={isProcessing}
            loadingLabel={MESSAGES.processing}
          >
            {MESSAGES.proceed}
          </Button>
        </>
      }
    >
      <div className="rounded-card p-5 ring-2 ring-primary">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 className="font-semibold">{MESSAGES.pack}</h3>
            <p className="mt-1">
              <span className="text-3xl font-semibold tracking-tight tabular-nums">
                {MESSAGES.price}
              </span>{' '}
              <span className="text-muted">{MESSAGES.once}</span>
            </p>
          </div>
          <Badge tone="primary">{MESSAGES.bestValue}</Badge>
        </div>
        <ul className="mt-4 space-y-2">
          <li className="flex items-center gap-2">
            <Image aria-hidden className="size-4 text-primary" />
            {MESSAGES.images}
          </li>
          <li className="flex items-center gap-2">
            <Clapperboard aria-hidden className="size-4 text-primary" />
            {MESSAGES.videos}
          </li>
        </ul>
        <p className="mt-4 text-fine text-muted">{MESSAGES.note}</p>
      </div>
      {problem && (
        <div className="mt-4">
          <CheckoutAlert problem={problem} />
        </div>
      )}
    </Dialog>
  )
}
