import { CircleCheck } from 'lucide-react'
import { formatNumber } from '~/i18n/format'
import { LoadMore } from '~/ui/buttons/load_more'
import { route } from '~/ui/client/routes'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Card } from '~/ui/layouts/card'
import { RelativeTime } from '~/ui/text/relative_time'
import { ActButton } from '../components/act_button'
import { AdminPage } from '../components/admin_page'
import { AdminTable } from '../components/admin_table'
import { QUEUES } from '../messages/en/queues'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { FailedJobData } from '../transformers/failed_job_data'

interface QueuePageProps {
  queue: string
  rows: FailedJobData[]
  next_cursor: string | null
}

/** Jobs of a queue that have failed for good. */
export default function QueuePage({ queue, rows, next_cursor: next }: QueuePageProps) {
  const title = QUEUES.failedTitle(queue)
  return (
    <AdminPage
      title={title}
      description={QUEUES.failedDescription}
      breadcrumb={[{ label: QUEUES.title, href: route('admin.queues') }, { label: queue }]}
    >
      {rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title={QUEUES.none}>
          {QUEUES.noneHint}
        </EmptyState>
      ) : (
        <Card>
          <AdminTable
            label={title}
            rows={rows}
            columns={[
              { label: QUEUES.job, cell: (job) => <Job job={job} /> },
              {
                label: QUEUES.error,
                cell: ({ error }) => (
                  <span className="block max-w-md min-w-0 wrap-anywhere">{error ?? '–'}</span>
                ),
              },
              {
                label: QUEUES.attempts,
                isNumber: true,
                cell: ({ attempts }) => formatNumber(attempts),
              },
              { label: QUEUES.created, cell: ({ created_at: iso }) => <RelativeTime iso={iso} /> },
              {
                label: QUEUES.ended,
                cell: ({ failed_at: iso }) => (iso === null ? null : <RelativeTime iso={iso} />),
              },
              { label: QUEUES.acts, cell: ({ id }) => <Acts queue={queue} job={id} /> },
            ]}
          />
        </Card>
      )}
      <LoadMore list="rows" nextCursor={next} label={ADMIN_MESSAGES.more} />
    </AdminPage>
  )
}

function Job({ job: { id, about } }: { job: FailedJobData }) {
  return (
    <div className="min-w-0">
      {about !== null && <span className="block wrap-anywhere">{about}</span>}
      <span className="font-mono text-xs break-all text-muted">{id}</span>
    </div>
  )
}

function Acts({ queue, job }: { queue: string; job: string }) {
  const url = route('admin.queue.job.act', { queue, job })
  return (
    <span className="flex flex-wrap gap-2">
      <ActButton url={url} fields={{ act: 'retry_job' }} words={QUEUES.actions.retry_job} />
      <ActButton
        url={url}
        fields={{ act: 'delete_job' }}
        words={QUEUES.actions.delete_job}
        danger
      />
    </span>
  )
}
