import { Card } from '~/ui/layouts/card'
import { AdminPage } from '../components/admin_page'
import { QueuesTable } from '../components/queues_table'
import { QUEUES } from '../messages/en/queues'
import type { QueueData } from '../transformers/overview_data'

/** Queues of jobs. */
export default function QueuesPage({ queues }: { queues: QueueData[] }) {
  return (
    <AdminPage title={QUEUES.title} description={QUEUES.description}>
      <Card>
        <QueuesTable queues={queues} />
      </Card>
    </AdminPage>
  )
}
