import { RelativeTime } from '~/ui/text/relative_time'
import { Alert } from '~/ui/feedback/alert'
import { QUEUES } from '../messages/en/queues'
import type { WorkerData } from '../transformers/worker_data'
import { AdminTable } from './admin_table'
import { OverviewCard } from './figures'

/** Workers that live, on all hosts, and what none of them takes. */
export function WorkersCard({ workers, left }: { workers: readonly WorkerData[]; left: string[] }) {
  return (
    <OverviewCard title={QUEUES.workers}>
      {left.length > 0 && (
        <div className="mb-4">
          <Alert tone="warning" title={QUEUES.kindsLeft(left.join(', '))}>
            {QUEUES.kindsLeftHint}
          </Alert>
        </div>
      )}
      {workers.length > 0 && (
        <AdminTable
          label={QUEUES.workers}
          rows={workers.map((worker, index) => ({ id: String(index), ...worker }))}
          columns={[
            { label: QUEUES.host, cell: ({ host }) => host },
            { label: QUEUES.kinds, cell: ({ kinds }) => kinds.join(', ') },
            { label: QUEUES.started, cell: ({ started_at: iso }) => <RelativeTime iso={iso} /> },
          ]}
        />
      )}
    </OverviewCard>
  )
}
