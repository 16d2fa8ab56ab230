import { useMemo } from 'react'
import { useShared } from '~/ui/client/use_shared'
import type { FailedWorkData } from '~/work/transformers/failed_work_data'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import { PendingTile } from './pending_tile'
import { FailedTile } from './results/failed_tile'
import { ResultFilter } from './results/result_filter'
import { ResultList } from './results/result_list'
import { NO_FILTER, resultsUrl, useFilter } from './results/use_filter'
import type { PendingWork } from '~/work/components/adopt_work'

/** So many results are seen at a glance: nobody looks for one among them. */
const FEW = 3

/** What a page lets its visitor do with results; each missing where it cannot be done. */
export interface ResultWays {
  onUpscale?: (image: GeneratedImageData) => void
  isUpscaling?: (id: number) => boolean
  onReuse?: (prompt: string, negativePrompt: string) => void
  onVary?: (image: GeneratedImageData) => void
}

/** By kind of work; null where the engine cannot do it. */
export type ExpectedOfPictures = Partial<Record<PendingWork['kind'], number | null>>

interface ResultGridProps extends ResultWays {
  /** Null once the product is gone: nothing can be made of the pictures then. */
  productId: number | null
  productName: string
  /** The first part of the list, and where it goes on. */
  images: readonly GeneratedImageData[]
  nextCursor: number | null
  pending?: readonly PendingWork[]
  /** Seconds that a picture of each kind of work usually takes. */
  expected?: ExpectedOfPictures
  failed?: readonly FailedWorkData[]
  onRetry?: (work: FailedWorkData) => Promise<void>
}

/** What has been made of a product, newest first, after what is under way and what failed. */
export default function ResultGrid(props: ResultGridProps) {
  const { productId, images, nextCursor, pending = [], failed = [], expected } = props
  const { onRetry, onReuse } = props
  const isGuest = useShared().auth.user === null
  const { filter, change, isFiltered } = useFilter()
  const first = useMemo(
    () => ({ images: [...images], next_cursor: nextCursor }),
    [images, nextCursor]
  )
  const url = resultsUrl(productId, filter)
  const hasResults = images.length > 0
  const canFilter = !isGuest && productId !== null && (isFiltered || images.length > FEW)

  return (
    <section aria-labelledby="results" className="flex flex-col gap-4">
      <h2 id="results" className="sr-only">
        {GENERATION_MESSAGES.results.title}
      </h2>
      {(pending.length > 0 || (failed.length > 0 && onRetry)) && (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {pending.map((work) => (
            <PendingTile key={work.key} work={work} expectedSeconds={expected?.[work.kind]} />
          ))}
          {onRetry &&
            failed.map((work) => (
              <FailedTile key={work.id} work={work} onRetry={onRetry} onReuse={onReuse} />
            ))}
        </ul>
      )}
      {hasResults && canFilter && <ResultFilter filter={filter} onChange={change} />}
      {hasResults && (
        <ResultList
          key={url}
          {...props}
          url={url}
          first={first}
          filter={filter}
          isFiltered={isFiltered && canFilter}
          onShowAll={() => change(NO_FILTER)}
        />
      )}
    </section>
  )
}
