import { Head } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { Onboarding } from '~/onboarding/queries/find_onboarding'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { CreateSteps } from '~/products/components/create_steps'
import { CREATE_MESSAGES } from '~/products/messages/en/create'
import type { LatestImage } from '../queries/list_latest_images'
import type { ReadyModel } from '../queries/list_ready_models'
import type { UnfinishedTraining } from '~/products/transformers/training_data'

const MESSAGES = CREATE_MESSAGES.create

const Questions = pagePart(() => import('~/onboarding/components/questions'))
const OverviewMain = pagePart(() => import('../components/overview_main'))
const OverviewSide = pagePart(() => import('../components/overview_side'))
const RunningWork = lazyPart(() => import('../components/running_work'))

interface DashboardPageProps {
  subscriptionActive: boolean
  aiModels: ReadyModel[]
  latest: LatestImage[]
  /** Pictures that nothing was decided on. */
  to_review: number
  training: UnfinishedTraining | null
  /** Whether a product is found in a photo by a click. */
  can_select: boolean
  expected_seconds: { identify: number | null; train: number | null; references: number | null }
  /** Whether the questions come first. */
  showOnboarding?: boolean
  /** What was answered, null for accounts that were never asked. */
  onboarding: Onboarding | null
  googleAdsConversion: { enabled: boolean; transactionId: string | null }
  posthogData: { event: string; properties: Record<string, string | number> } | null
}

/** Where a merchant arrives: two questions at first, then the way from photos to a trained product, and what there is already. */
export default function DashboardPage(props: DashboardPageProps) {
  const { showOnboarding = true, onboarding } = props
  const [isResumed, setIsResumed] = useState(false)
  const isAsking = showOnboarding || isResumed
  const content = useFocusAfter(isAsking)
  if (isAsking) {
    return (
      <PartBoundary fallback={<Skeleton className="mx-auto h-176 max-w-3xl" />}>
        <Questions
          answers={onboarding}
          onClose={isResumed ? () => setIsResumed(false) : undefined}
        />
      </PartBoundary>
    )
  }
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <Head title={MESSAGES.title} />
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      <Overview {...props} onResume={() => setIsResumed(true)} />
    </div>
  )
}

function Overview(props: DashboardPageProps & { onResume: () => void }) {
  const { latest, training, expected_seconds: expectedSeconds, onboarding, onResume } = props
  const models = props.aiModels.filter(({ status }) => status === 'ready')
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-10">
        <CreateSteps
          training={training}
          canSelect={props.can_select}
          expectedSeconds={expectedSeconds}
        />
        <PartBoundary>
          <RunningWork />
        </PartBoundary>
      </div>
      <aside className="flex flex-col gap-8 lg:row-span-2">
        <PartBoundary fallback={<Skeleton className="h-120 w-full" />}>
          <OverviewSide
            models={models}
            toReview={props.to_review}
            subscriptionActive={props.subscriptionActive}
            onResume={onboarding?.state === 'skipped' ? onResume : undefined}
          />
        </PartBoundary>
      </aside>
      {(latest.length > 0 || models.length > 0) && (
        <div className="flex flex-col gap-10">
          <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
            <OverviewMain latest={latest} models={models} />
          </PartBoundary>
        </div>
      )}
    </div>
  )
}

/** Takes the focus once the questions have been answered: their button is gone. */
function useFocusAfter(isAsking: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking) content.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return content
}
