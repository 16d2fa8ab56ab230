import { AdminPage } from '../components/admin_page'
import { ChecksCard } from '../components/checks_card'
import { MoneyCard } from '../components/money_card'
import { QueuesCard } from '../components/queues_card'
import { SystemCard } from '../components/system_card'
import { WorkCard } from '../components/work_card'
import type { OverviewPageProps } from '../components/overview_page_props'
import { ADMIN_MESSAGES } from '../messages/en/screens'

/** How the installation is, at a glance. */
export default function OverviewPage(props: OverviewPageProps) {
  return (
    <AdminPage title={ADMIN_MESSAGES.overview.title}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <SystemCard system={props.system} checkpoint={props.checkpoint} />
          <MoneyCard today={props.today} unspent={props.unspent} />
        </div>
        <div className="flex flex-col gap-6">
          <ChecksCard checks={props.checks} />
          <WorkCard
            open={props.open_work}
            ended={props.ended_work}
            failures={props.failures}
            messages={props.messages}
          />
        </div>
        <div className="xl:col-span-2">
          <QueuesCard queues={props.queues} />
        </div>
      </div>
    </AdminPage>
  )
}
