import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { classNames } from '../class_names'
import { UI_MESSAGES } from '../messages/en/common'

interface BannerProps {
  message: string
  style: 'success' | 'danger'
  onDismiss: () => void
}

/** A message across the top of the page. */
export function Banner({ message, style, onDismiss }: BannerProps) {
  const danger = style === 'danger'
  const Icon = danger ? TriangleAlert : CircleCheck
  return (
    <div
      role={danger ? 'alert' : 'status'}
      className={classNames('text-white', danger ? 'bg-red-700' : 'bg-indigo-600')}
    >
      <div className="mx-auto flex max-w-384 items-center gap-3 px-4 py-1 sm:px-6">
        <Icon aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 grow py-1.5 font-medium">{message}</p>
        <button
          type="button"
          aria-label={UI_MESSAGES.dismiss}
          onClick={onDismiss}
          className="grid size-10 shrink-0 place-items-center rounded-control outline-white hover:bg-white/15"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </div>
  )
}
