import type { ReviewData } from '~/review/transformers/review_data'
import { Badge } from '~/ui/feedback/badge'
import { ImageTile } from '~/ui/pictures/image_tile'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import { SIDE_BY_SIDE_SIZES } from '../side_by_side_sizes'
import { useSwipe } from './use_swipe'

interface SideBySideProps {
  review: ReviewData
  onApprove: () => void
  onReject: () => void
}

/** A result beside the photo that it comes from, both as large as the window allows. */
export function SideBySide({ review, onApprove, onReject }: SideBySideProps) {
  const { image, status } = review
  const name = review.product?.name ?? MESSAGES.goneProduct
  const { shift, handlers } = useSwipe({ onRight: onApprove, onLeft: onReject })
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4">
      <figure className="flex flex-col overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line max-sm:order-2">
        <figcaption className="flex h-10 items-center border-b border-line px-3 text-fine text-muted">
          {MESSAGES.source}
        </figcaption>
        {image.source_photo ? (
          <ImageTile
            key={image.source_photo.id}
            source={image.source_photo}
            alt={MESSAGES.sourceAlt(name)}
            sizes={SIDE_BY_SIDE_SIZES}
            fit="contain"
            priority
            className="h-48 sm:h-[calc(100dvh-28.5rem)] sm:min-h-72"
          />
        ) : (
          <p className="grid h-48 place-items-center bg-sunken px-6 text-center text-muted sm:h-[calc(100dvh-28.5rem)] sm:min-h-72">
            {MESSAGES.noSource}
          </p>
        )}
      </figure>
      <figure
        {...handlers}
        style={{ transform: shift === 0 ? undefined : `translateX(${shift}px)` }}
        className="flex touch-pan-y flex-col overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line"
      >
        <figcaption className="flex h-10 items-center justify-between gap-2 border-b border-line px-3 text-fine text-muted">
          {MESSAGES.result}
          {status && (
            <Badge tone={status === 'approved' ? 'success' : 'danger'}>
              {MESSAGES.status[status]}
            </Badge>
          )}
        </figcaption>
        <ImageTile
          key={image.id}
          source={image.picture}
          alt={`${name}: ${image.prompt}`}
          sizes={SIDE_BY_SIDE_SIZES}
          fit="contain"
          priority
          className="aspect-square sm:aspect-auto sm:h-[calc(100dvh-28.5rem)] sm:min-h-72"
        />
      </figure>
    </div>
  )
}
