import { Badge } from '~/ui/feedback/badge'
import { Card } from '~/ui/layouts/card'
import { route } from '~/ui/client/routes'
import type { EntryData } from '~/credits/transformers/entry_data'
import type { SecurityEventData } from '~/accounts/transformers/security_event_data'
import { ACT_COLUMNS } from '../components/act_columns'
import { AdminPage } from '../components/admin_page'
import { EntriesCard, EventsCard } from '../components/account_trails'
import { LatestCard } from '../components/latest_card'
import { paymentColumns } from '../components/payment_columns'
import { UserActs } from '../components/user_acts'
import { UserFacts } from '../components/user_facts'
import { workColumns } from '../components/work_table'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { USER_MESSAGES } from '../messages/en/user'
import type { ActRowData, PaymentRowData, WorkRowData } from '../transformers/rows'
import type { UserData } from '../transformers/user_data'

interface UserPageProps {
  user: UserData
  work: WorkRowData[]
  payments: PaymentRowData[]
  entries: EntryData[]
  events: SecurityEventData[]
  acts: ActRowData[]
}

/** One account: what it is, what it did last, and what can be done to it. */
export default function UserPage({ user, work, payments, entries, events, acts }: UserPageProps) {
  const query = { q: user.email }
  return (
    <AdminPage
      title={user.email}
      badge={
        <>
          {user.suspended_at && (
            <Badge tone="danger">{ADMIN_MESSAGES.users.badges.suspended}</Badge>
          )}
          {user.operator && <Badge tone="primary">{ADMIN_MESSAGES.users.badges.operator}</Badge>}
        </>
      }
      breadcrumb={[
        { label: ADMIN_MESSAGES.users.title, href: route('admin.users') },
        { label: user.name },
      ]}
      actions={<UserActs user={user} />}
    >
      <div className="flex flex-col gap-6">
        <Card>
          <UserFacts user={user} />
        </Card>
        <LatestCard
          title={USER_MESSAGES.work}
          columns={workColumns(false)}
          rows={work}
          all={route('admin.work', undefined, query)}
        />
        <LatestCard
          title={USER_MESSAGES.payments}
          columns={paymentColumns(false)}
          rows={payments}
          all={route('admin.payments', undefined, query)}
        />
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <EntriesCard entries={entries} />
          <EventsCard events={events} />
        </div>
        <LatestCard
          title={USER_MESSAGES.acts}
          columns={ACT_COLUMNS}
          rows={acts}
          all={route('admin.acts', undefined, { q: user.id })}
        />
      </div>
    </AdminPage>
  )
}
