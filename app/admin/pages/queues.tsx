import { Card } from '~/ui/layouts/card'
import { AdminPage } from '../components/admin_page'
import { QueuesTable } from '../components/queues_table'
import { WorkersCard } from '../components/workers_card'
import { QUEUES } from '../messages/en/queues'
import type { QueueData } from '../transformers/overview_data'
import type { WorkerData } from '../transformers/worker_data'

interface QueuesPageProps {
  queues: QueueData[]
  workers: WorkerData[]
  kindsLeft: string[]
}

/** Queues of jobs. */
export default function QueuesPage({ queues, workers, kindsLeft }: QueuesPageProps) {
  return (
    <AdminPage title={QUEUES.title} description={QUEUES.description}>
      <div className="grid grid-cols-1 gap-6">
        <WorkersCard workers={workers} left={kindsLeft} />
        <Card>
          <QueuesTable queues={queues} hasActs />
        </Card>
      </div>
    </AdminPage>
  )
}
