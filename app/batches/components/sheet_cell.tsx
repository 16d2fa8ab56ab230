import { Ban, CircleAlert, Clock, Images, Minus } from 'lucide-react'
import { ImageTile } from '~/ui/pictures/image_tile'
import { ProgressRing } from '~/ui/feedback/progress_ring'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { ItemData } from '../transformers/batch_data'

const MESSAGES = BATCH_MESSAGES.show
const BOX = 'relative grid size-17 place-items-center rounded-control'

interface SheetCellProps {
  item: ItemData
  product: string
  scene: string
  /** 0 to 1. */
  progress: number
  onOpen: () => void
}

/** One item: its picture, how far it is, or that it failed. */
export function SheetCell({ item, product, scene, progress, onOpen }: SheetCellProps) {
  const { status, picture, pictures_count: count } = item
  if (status === 'running' || status === 'queued') {
    return (
      <span className={BOX}>
        <ProgressRing
          label={`${product}, ${scene}: ${MESSAGES.statuses[status]}`}
          fraction={status === 'running' && progress > 0 ? progress : null}
          size={48}
        />
      </span>
    )
  }
  if (picture) {
    return (
      <button
        type="button"
        onClick={onOpen}
        aria-label={MESSAGES.open(product, scene)}
        className={`${BOX} overflow-hidden ring-1 ring-line`}
      >
        <ImageTile source={picture} alt="" sizes="68px" className="size-17" />
        {count > 1 && (
          <span className="absolute right-1 bottom-1 flex items-center gap-1 rounded-full bg-gray-900/75 px-1.5 text-xs text-white tabular-nums">
            <Images aria-hidden className="size-3" />
            {count}
          </span>
        )}
        {status === 'partial' && (
          <CircleAlert
            aria-label={MESSAGES.statuses.partial}
            className="absolute top-1 right-1 size-4 rounded-full bg-surface text-danger"
          />
        )}
      </button>
    )
  }
  if (status === 'failed' || status === 'partial') {
    return (
      <button
        type="button"
        onClick={onOpen}
        title={item.reason ?? undefined}
        aria-label={MESSAGES.why(product, scene)}
        className={`${BOX} bg-danger-soft text-danger-strong`}
      >
        <span className="flex flex-col items-center gap-0.5 text-xs font-medium">
          <CircleAlert aria-hidden className="size-5" />
          {MESSAGES.statuses.failed}
        </span>
      </button>
    )
  }
  const Icon = status === 'waiting' ? Clock : status === 'cancelled' ? Ban : Minus
  return (
    <span
      role="img"
      aria-label={MESSAGES.statuses[status]}
      title={MESSAGES.statuses[status]}
      className={`${BOX} bg-sunken text-faint`}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
