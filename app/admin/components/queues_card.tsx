import { formatNumber } from '~/i18n/format'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { QueueData } from '../transformers/overview_data'
import { AdminTable } from './admin_table'
import { OverviewCard } from './figures'

const MESSAGES = ADMIN_MESSAGES.overview

/** Queues in which something waits, runs or has failed. */
export function QueuesCard({ queues }: { queues: readonly QueueData[] }) {
  const rows = queues
    .filter(({ waiting, active, failed }) => waiting + active + failed > 0)
    .map((queue) => ({ id: queue.name, ...queue }))
  if (rows.length === 0) {
    return (
      <OverviewCard title={MESSAGES.queues}>
        <p className="text-muted">{MESSAGES.allEmpty(queues.length)}</p>
      </OverviewCard>
    )
  }
  return (
    <OverviewCard title={MESSAGES.queues}>
      <AdminTable
        label={MESSAGES.queues}
        rows={rows}
        columns={[
          { label: MESSAGES.queue, cell: ({ name }) => <code className="text-fine">{name}</code> },
          { label: MESSAGES.waiting, isNumber: true, cell: (row) => formatNumber(row.waiting) },
          { label: MESSAGES.running, isNumber: true, cell: (row) => formatNumber(row.active) },
          { label: MESSAGES.failed, isNumber: true, cell: (row) => formatNumber(row.failed) },
          {
            label: MESSAGES.oldest,
            isNumber: true,
            cell: ({ age }) => (age === 0 ? '–' : `${formatNumber(Math.round(age))} s`),
          },
        ]}
      />
    </OverviewCard>
  )
}
