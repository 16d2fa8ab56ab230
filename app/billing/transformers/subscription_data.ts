import { SUBSCRIBED_STATUSES } from '#config/billing'
import type { Subscription } from '#app/credits/queries/find_subscription'

/** A subscription, as the billing page shows it. */
export type SubscriptionData = {
  /** `ending` was cancelled and runs on to the end of what was paid; `unpaid` waits for a first or a missing payment. */
  state: 'active' | 'past_due' | 'ending' | 'unpaid' | 'ended'
  /** When the next month is paid. */
  renews_at: string | null
  /** When it ends or ended. */
  ends_at: string | null
  problem: Subscription['problem']
  problem_url: string | null
}

export function subscriptionData(subscription: Subscription): SubscriptionData {
  const state = stateOf(subscription)
  const { currentPeriodEnd, cancelAt, endedAt, problem, problemUrl } = subscription
  const runsOn = state === 'active' || state === 'past_due'
  return {
    state,
    renews_at: runsOn ? (currentPeriodEnd?.toISOString() ?? null) : null,
    ends_at: runsOn ? null : ((endedAt ?? cancelAt)?.toISOString() ?? null),
    problem: state === 'ended' ? null : problem,
    problem_url: state === 'ended' ? null : problemUrl,
  }
}

function stateOf({ status, cancelAt }: Subscription): SubscriptionData['state'] {
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended'
  if (!SUBSCRIBED_STATUSES.includes(status)) return 'unpaid'
  if (cancelAt) return 'ending'
  return status === 'past_due' ? 'past_due' : 'active'
}
