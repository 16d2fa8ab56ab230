import { type ReactNode, type Ref } from 'react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { ModelData } from '~/products/transformers/product_data'
import type { PhotosPageProps } from './photos_page_props'
import type { useResultWays } from './use_result_ways'
import type { ExpectedOfPictures } from './result_grid'
import type { PendingWork } from '~/work/components/adopt_work'

const ResultGrid = pagePart(() => import('./result_grid'))

interface ResultSideProps extends Pick<PhotosPageProps, 'images' | 'next_cursor' | 'failed'> {
  model: ModelData
  pending: readonly PendingWork[]
  expected: ExpectedOfPictures
  ways: ReturnType<typeof useResultWays>
  onReuse: (prompt: string, negativePrompt: string) => void
  /** Above the results. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The side of a workbench on which its results are. */
export function ResultSide(props: ResultSideProps) {
  const { model, images, next_cursor: nextCursor, failed, pending, ways, onReuse } = props
  const { children, expected, ref } = props
  return (
    <div className="flex min-w-0 flex-col gap-4" ref={ref}>
      {children}
      <PartBoundary fallback={images.length > 0 && <Skeleton className="h-96 w-full" />}>
        <ResultGrid
          productId={model.id}
          productName={model.name}
          images={images}
          nextCursor={nextCursor}
          pending={pending}
          expected={expected}
          failed={failed}
          {...ways}
          onReuse={onReuse}
        />
      </PartBoundary>
    </div>
  )
}
