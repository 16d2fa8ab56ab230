import { Head } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { elementOf } from '~/core/elements'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { PageHeader } from '~/ui/layouts/page_header'
import { RelativeTime } from '~/ui/text/relative_time'
import { Skeleton } from '~/ui/feedback/skeleton'
import { BatchActions } from '../components/batch_actions'
import { BatchProgress } from '../components/batch_progress'
import { BatchStateBadge } from '../components/batch_state_badge'
import { useSheet } from '../components/use_sheet'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { BatchData, BatchProgressData, ItemData, RowData } from '../transformers/batch_data'

const Sheet = pagePart(() => import('../components/sheet'))
const ItemDialog = lazyPart(() => import('../components/item_dialog'))

interface BatchPageProps {
  batch: BatchData
  progress: BatchProgressData
  /** The first rows of the sheet. */
  rows: RowData[]
  rows_per_call: number
  seconds_per_picture: number | null
}

/** A batch while it runs and after: every product in every scene. */
export default function BatchPage(props: BatchPageProps) {
  const { batch } = props
  const { progress, rows, heard, onProgress, onRange } = useSheet({
    batchId: batch.id,
    progress: props.progress,
    rows: props.rows,
    rowsPerCall: props.rows_per_call,
  })
  const [opened, setOpened] = useState<{ row: RowData; item: ItemData } | null>(null)
  const onOpen = useCallback((row: RowData, item: ItemData) => setOpened({ row, item }), [])

  return (
    <>
      <Head title={batch.name} />
      <PageHeader
        title={batch.name}
        badge={<BatchStateBadge state={progress.state} />}
        description={
          <>
            {BATCH_MESSAGES.list.size(batch.products_count, batch.scenes_count, batch.shapes_count)}{' '}
            · <RelativeTime iso={batch.created_at} />
          </>
        }
        breadcrumb={[
          { label: BATCH_MESSAGES.show.crumb, href: route('batches.index') },
          { label: batch.name },
        ]}
        actions={
          <BatchActions
            batchId={batch.id}
            products={batch.products_count}
            progress={progress}
            onProgress={onProgress}
          />
        }
      />
      <div className="flex flex-col gap-6">
        <BatchProgress
          name={batch.name}
          progress={progress}
          amount={batch.amount}
          secondsPerPicture={props.seconds_per_picture}
        />
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <Sheet batch={batch} rows={rows} heard={heard} onRange={onRange} onOpen={onOpen} />
        </PartBoundary>
      </div>
      {opened && (
        <PartBoundary>
          <ItemDialog
            batchId={batch.id}
            row={opened.row}
            item={opened.item}
            shot={elementOf(batch.shots, opened.item.shot)}
            onClose={() => setOpened(null)}
          />
        </PartBoundary>
      )}
    </>
  )
}
