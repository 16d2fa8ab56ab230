import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { DraftPanelProps } from './draft_panel'

const DraftPanel = lazyPart(() => import('./draft_panel'))

/** Where the draft is, once it is opened. */
export function DraftPlace(props: DraftPanelProps) {
  if (!props.drafting.isOpen) return null
  return (
    <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
      <DraftPanel {...props} />
    </PartBoundary>
  )
}
