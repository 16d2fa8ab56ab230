import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { QueueData } from '../transformers/overview_data'
import { OverviewCard } from './figures'
import { QueuesTable } from './queues_table'

const MESSAGES = ADMIN_MESSAGES.overview

/** Queues that are paused, or in which something waits, runs or has failed. */
export function QueuesCard({ queues }: { queues: readonly QueueData[] }) {
  const busy = queues.filter(
    ({ waiting, active, failed, paused }) => paused !== null || waiting + active + failed > 0
  )
  return (
    <OverviewCard title={MESSAGES.queues}>
      {busy.length === 0 ? (
        <p className="text-muted">{MESSAGES.allEmpty(queues.length)}</p>
      ) : (
        <QueuesTable queues={busy} />
      )}
    </OverviewCard>
  )
}
