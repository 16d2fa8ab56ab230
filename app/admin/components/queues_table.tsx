import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { RelativeTime } from '~/ui/text/relative_time'
import { QUEUES } from '../messages/en/queues'
import type { QueueData } from '../transformers/overview_data'
import { ActButton } from './act_button'
import { AdminTable, type Column } from './admin_table'

type Row = QueueData & { id: string }

const FIGURES: Column<Row>[] = [
  { label: QUEUES.waiting, isNumber: true, cell: (row) => formatNumber(row.waiting) },
  { label: QUEUES.active, isNumber: true, cell: (row) => formatNumber(row.active) },
  { label: QUEUES.failed, isNumber: true, cell: (row) => formatNumber(row.failed) },
  {
    label: QUEUES.oldest,
    isNumber: true,
    cell: ({ age }) => (age === 0 ? '–' : QUEUES.seconds(Math.round(age))),
  },
]

interface QueuesTableProps {
  queues: readonly QueueData[]
  /** Whether they can be paused and resumed here. */
  hasActs?: boolean
}

/** Queues with what waits, runs and has failed in them. */
export function QueuesTable({ queues, hasActs = false }: QueuesTableProps) {
  const acts: Column<Row> = { label: QUEUES.acts, cell: (queue) => <Act queue={queue} /> }
  return (
    <AdminTable
      label={QUEUES.title}
      rows={queues.map((queue) => ({ id: queue.name, ...queue }))}
      columns={[
        { label: QUEUES.queue, cell: (queue) => <Name queue={queue} /> },
        ...FIGURES,
        ...(hasActs ? [acts] : []),
      ]}
    />
  )
}

function Name({ queue: { name, paused } }: { queue: QueueData }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <TextLink href={route('admin.queue', { queue: name })}>
          <code className="text-fine">{name}</code>
        </TextLink>
        {paused && <Badge tone="warning">{QUEUES.paused}</Badge>}
      </span>
      {paused && (
        <span className="mt-1 block max-w-md text-fine font-normal wrap-anywhere text-muted">
          <RelativeTime iso={paused.at} /> ·{' '}
          {QUEUES.pausedBy(paused.by ?? QUEUES.goneOperator, paused.reason)}
        </span>
      )}
    </>
  )
}

function Act({ queue: { name, paused } }: { queue: QueueData }) {
  const act = paused ? 'resume_queue' : 'pause_queue'
  return (
    <ActButton
      url={route('admin.queue.act', { queue: name })}
      fields={{ act }}
      words={QUEUES.actions[act]}
      danger={paused === null}
    />
  )
}
