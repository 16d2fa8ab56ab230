import { Head } from '@inertiajs/react'
import { PageHeader } from '~/ui/layouts/page_header'
import { EntryHistory } from '../components/entry_history'
import { GrantList } from '../components/grant_list'
import { PaymentList } from '../components/payment_list'
import { PlanCard } from '../components/plan_card'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { EntryFilter } from '~/credits/entry'
import type { EntryData } from '~/credits/transformers/entry_data'
import type { GrantData } from '~/credits/transformers/grant_data'
import type { PaymentData, UnsettledPackData } from '../transformers/payment_data'
import type { SubscriptionData } from '../transformers/subscription_data'

const MESSAGES = BILLING_MESSAGES.billing

interface BillingPageProps {
  /** Cents a month. */
  plan: { name: string; amount: number }
  subscription: SubscriptionData | null
  /** Whether there is anything to see to on the provider's pages. */
  can_manage: boolean
  /** The newest. */
  payments: PaymentData[]
  unsettled_packs: UnsettledPackData[]
  grants: GrantData[]
  entries: EntryData[]
  next_cursor: number | null
  filter: EntryFilter
}

/** Plan, credits and where every one of them came from and went. */
export default function BillingPage(props: BillingPageProps) {
  const {
    plan,
    subscription,
    payments,
    unsettled_packs: unsettled,
    grants,
    entries,
    filter,
  } = props
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <PlanCard plan={plan} subscription={subscription} canManage={props.can_manage} />
            {payments.length + unsettled.length > 0 && (
              <PaymentList payments={payments} unsettled={unsettled} />
            )}
          </div>
          <GrantList grants={grants} />
        </div>
        <EntryHistory entries={entries} nextCursor={props.next_cursor} filter={filter} />
      </div>
    </>
  )
}
