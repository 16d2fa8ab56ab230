import { CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { refresh } from '~/ui/client/refresh'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { dateText } from '~/ui/text/date_text'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { SubscriptionData } from '../transformers/subscription_data'
import { CheckoutAlert } from './checkout_alert'
import { price } from '~/ui/text/money'
import { usePortal } from './use_checkout'

const MESSAGES = BILLING_MESSAGES.billing

const TONES: Record<SubscriptionData['state'], BadgeTone> = {
  active: 'success',
  past_due: 'warning',
  ending: 'warning',
  unpaid: 'warning',
  ended: 'neutral',
}

interface PlanCardProps {
  plan: { name: string; amount: number }
  subscription: SubscriptionData | null
  /** Whether there is anything to see to on the provider's pages. */
  canManage: boolean
}

/**
 * Who comes back from the provider's pages may be here before what they did there is known, and hear nothing of it when it
 * becomes known before the stream of events is open: the page asks by itself after these times.
 */
const LATE_MS = [2_000, 6_000, 15_000]

/** What the plan costs, how it stands, and the way to the provider's pages. */
export function PlanCard({ plan, subscription, canManage }: PlanCardProps) {
  useServerEvent('billing', reload)
  useServerEvent('resumed', reload)
  useEffect(() => {
    const timers = LATE_MS.map((ms) => setTimeout(reload, ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  const isOver = !subscription || subscription.state === 'ended'
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{MESSAGES.plan}</h2>
        {subscription && (
          <Badge tone={TONES[subscription.state]}>{MESSAGES.states[subscription.state]}</Badge>
        )}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight">{plan.name}</span>
        <span className="text-muted tabular-nums">
          {price(plan.amount)}
          {BILLING_MESSAGES.subscribe.perMonth}
        </span>
      </p>
      <p className="mt-1 text-muted">{subscription ? standingOf(subscription) : MESSAGES.none}</p>
      {subscription?.problem && (
        <div className="mt-4">
          <Problem problem={subscription.problem} url={subscription.problem_url} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {isOver && <ButtonLink href={route('subscribe')}>{MESSAGES.subscribe}</ButtonLink>}
        {canManage && <Portal />}
      </div>
    </Card>
  )
}

/** From the first part of the history on. To reset a list alone would ask for nothing but the list. */
function reload() {
  refresh({
    only: [
      'subscription',
      'can_manage',
      'payments',
      'unsettled_packs',
      'grants',
      'entries',
      'next_cursor',
    ],
    reset: ['entries'],
  })
}

function standingOf({ state, renews_at: renewsAt, ends_at: endsAt }: SubscriptionData): string {
  switch (state) {
    case 'active':
      return renewsAt ? MESSAGES.renews(dateText(renewsAt)) : MESSAGES.states.active
    case 'past_due':
      return MESSAGES.retries
    case 'ending':
      return endsAt ? MESSAGES.ends(dateText(endsAt)) : MESSAGES.endsSoon
    case 'unpaid':
      return MESSAGES.unpaid
    case 'ended':
      return endsAt ? MESSAGES.ended(dateText(endsAt)) : MESSAGES.endedOnce
  }
}

function Problem({
  problem,
  url,
}: {
  problem: 'payment_failed' | 'action_required'
  url: string | null
}) {
  const { title, body, action } = MESSAGES.problems[problem]
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        url && (
          <ButtonLink href={url} external size="sm">
            {action}
          </ButtonLink>
        )
      }
    >
      {body}
    </Alert>
  )
}

function Portal() {
  const { isProcessing, problem, open } = usePortal()
  return (
    <div className="w-full">
      <Button
        variant="secondary"
        icon={CreditCard}
        loading={isProcessing}
        onClick={() => void open()}
        className="max-w-full"
      >
        {MESSAGES.manage}
      </Button>
      <p className="mt-2 text-fine text-muted">{MESSAGES.manageHint}</p>
      {problem && (
        <div className="mt-3">
          <CheckoutAlert problem={problem} />
        </div>
      )}
    </div>
  )
}
