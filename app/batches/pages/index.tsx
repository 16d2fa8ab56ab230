import { Head } from '@inertiajs/react'
import { Layers } from 'lucide-react'
import { useServerEvent } from '~/ui/client/events'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { LoadMore } from '~/ui/buttons/load_more'
import { PageHeader } from '~/ui/layouts/page_header'
import { BatchCard } from '../components/batch_card'
import { usePolling } from '../components/use_polling'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { BatchCardData } from '../transformers/batch_data'

const MESSAGES = BATCH_MESSAGES.list

/** Batches that the page has at first. */
const FIRST_PAGE = 12

interface BatchesPageProps {
  batches: BatchCardData[]
  next_cursor: number | null
}

/** A merchant's batches, newest first. */
export default function BatchesPage({ batches, next_cursor: nextCursor }: BatchesPageProps) {
  const create = <ButtonLink href={route('batches.create')}>{MESSAGES.create}</ButtonLink>
  const isFirstPage = batches.length <= FIRST_PAGE
  /** Further pages stay as they were fetched: asking anew would take them away. */
  const reload = () => {
    if (isFirstPage) refresh({ only: ['batches', 'next_cursor'], reset: ['batches'] })
  }
  useServerEvent('batch', reload)
  useServerEvent('resumed', reload)
  usePolling(reload, isFirstPage && batches.some(({ progress }) => progress.state === 'running'))
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        actions={
          <>
            <ButtonLink href={route('recipes.index')} variant="secondary">
              {MESSAGES.recipes}
            </ButtonLink>
            {batches.length > 0 && create}
          </>
        }
      />
      {batches.length === 0 ? (
        <EmptyState icon={Layers} title={MESSAGES.empty} action={create}>
          {MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {batches.map((batch) => (
            <BatchCard key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      <LoadMore list="batches" nextCursor={nextCursor} label={MESSAGES.more} />
    </>
  )
}
