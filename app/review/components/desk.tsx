import { router } from '@inertiajs/react'
import { useState } from 'react'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Checkbox } from '~/ui/forms/checkbox'
import { LoadMore } from '~/ui/buttons/load_more'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { Skeleton } from '~/ui/feedback/skeleton'
import { REVIEW_FILTERS } from '../review_status'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import { AllDone } from './all_done'
import { DeskActions } from './desk_actions'
import { DeskStrip } from './desk_strip'
import { EmptyDesk } from './empty_desk'
import type { ReviewPageProps } from './review_page_props'
import { SideBySide } from './side_by_side'
import { useDesk } from './use_desk'
import { useKeys } from './use_keys'
import { usePlainKeys } from './use_plain_keys'

const DeskFacts = pagePart(() => import('./desk_facts'))
const ExportDialog = lazyPart(() => import('~/exports/components/export_dialog'))
const ExportApproved = lazyPart(() => import('./export_approved'))
const DeleteRejected = lazyPart(() => import('./delete_rejected'))

/** One picture after the other, to be approved or rejected. */
export function Desk(props: ReviewPageProps) {
  const desk = useDesk(props)
  const [isExporting, setExporting] = useState(false)
  const keys = usePlainKeys()
  useKeys(desk, { isOff: isExporting, hasPlainKeys: keys.isOn })
  const { current, failure } = desk

  return (
    <div className="flex flex-col gap-4">
      <DeskBar {...props} desk={desk} />
      {failure && (
        <Alert isAnswer tone="danger">
          {failure.text}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {desk.said}
      </p>
      {current ? (
        <>
          <SideBySide review={current} onApprove={desk.approve} onReject={desk.reject} />
          <PartBoundary fallback={<Skeleton className="h-8 w-full" />}>
            <DeskFacts
              review={current}
              showsProduct={props.product === null}
              onExport={() => setExporting(true)}
            />
          </PartBoundary>
        </>
      ) : (
        <NothingOnDesk {...props} desk={desk} />
      )}
      {desk.reviews.length > 0 && (
        <>
          <DeskActions desk={desk} hasPlainKeys={keys.isOn} />
          <DeskStrip desk={desk} />
          <Checkbox
            label={MESSAGES.keys.label}
            hint={MESSAGES.keys.hint}
            checked={keys.isOn}
            onChange={(event) => keys.set(event.target.checked)}
          />
        </>
      )}
      {isExporting && current && (
        <PartBoundary>
          <ExportDialog
            images={[current.image]}
            productName={current.product?.name ?? MESSAGES.goneProduct}
            onClose={() => setExporting(false)}
          />
        </PartBoundary>
      )}
    </div>
  )
}

type DeskViewProps = ReviewPageProps & { desk: ReturnType<typeof useDesk> }

/** Which pictures are looked at, where among them one is, and what is done with all of them. */
function DeskBar({ filter, product, desk }: DeskViewProps) {
  const { current, counts } = desk
  const modelId = product?.id
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-96">
        <SegmentedControl
          label={MESSAGES.filters.label}
          options={REVIEW_FILTERS.map((value) => ({
            value,
            label: MESSAGES.filters[value](counts[value]),
          }))}
          value={filter}
          onChange={(show) => router.get(route('review.show', { modelId }, { show }))}
        />
      </div>
      <div className="flex grow items-center justify-end gap-2">
        {current && (
          <span className="mr-auto text-muted tabular-nums sm:mr-0">
            {MESSAGES.position(desk.index + 1, desk.total)}
          </span>
        )}
        <PartBoundary>
          {filter === 'rejected' && <DeleteRejected desk={desk} product={product} />}
          {filter !== 'rejected' && counts.approved > 0 && (
            <ExportApproved
              modelId={modelId}
              productName={product?.name}
              whenSaved={desk.whenSaved}
            />
          )}
        </PartBoundary>
      </div>
    </div>
  )
}

/** There is nothing to look at, not yet, or not any more. */
function NothingOnDesk({ filter, product, desk }: DeskViewProps) {
  const modelId = product?.id
  if (desk.reviews.length === 0) return <EmptyDesk filter={filter} modelId={modelId} />
  if (desk.nextCursor === null) return <AllDone desk={desk} modelId={modelId} />
  return <LoadMore list="reviews" nextCursor={desk.nextCursor} label={MESSAGES.more} />
}
