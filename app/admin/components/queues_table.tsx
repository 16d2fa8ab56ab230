import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { QUEUES } from '../messages/en/queues'
import type { QueueData } from '../transformers/overview_data'
import { AdminTable } from './admin_table'

/** Queues with what waits, runs and has failed in them. */
export function QueuesTable({ queues }: { queues: readonly QueueData[] }) {
  return (
    <AdminTable
      label={QUEUES.title}
      rows={queues.map((queue) => ({ id: queue.name, ...queue }))}
      columns={[
        {
          label: QUEUES.queue,
          cell: ({ name }) => (
            <TextLink href={route('admin.queue', { queue: name })}>
              <code className="text-fine">{name}</code>
            </TextLink>
          ),
        },
        { label: QUEUES.waiting, isNumber: true, cell: (row) => formatNumber(row.waiting) },
        { label: QUEUES.active, isNumber: true, cell: (row) => formatNumber(row.active) },
        { label: QUEUES.failed, isNumber: true, cell: (row) => formatNumber(row.failed) },
        {
          label: QUEUES.oldest,
          isNumber: true,
          cell: ({ age }) => (age === 0 ? '–' : QUEUES.seconds(Math.round(age))),
        },
      ]}
    />
  )
}
