import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { classNames } from '~/ui/class_names'
import { PAYOUT_MESSAGES } from '../messages/en/payouts'
import type { PayoutData } from '../transformers/payout_data'

const LOOKS: Record<PayoutData['status'], { icon: LucideIcon; classes: string }> = {
  completed: { icon: CircleCheck, classes: 'bg-green-100 text-green-800' },
  pending: { icon: Clock, classes: 'bg-yellow-100 text-yellow-800' },
  failed: { icon: CircleX, classes: 'bg-red-100 text-red-800' },
}

/** How a payout stands: by colour, sign and word. */
export function PayoutBadge({ status }: { status: PayoutData['status'] }) {
  const { icon: Icon, classes } = LOOKS[status]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium',
        classes
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {PAYOUT_MESSAGES.statuses[status]}
    </span>
  )
}
