import { Head } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import type { CreditKind } from '~/ui/text/credit_kinds'
import { TextLink } from '~/ui/buttons/text_link'
import { PlanOffer } from '../components/plan_offer'
import { TryOuts } from '../components/try_outs'
import { BILLING_MESSAGES } from '../messages/en/screens'

const MESSAGES = BILLING_MESSAGES.subscribe

interface SubscribePageProps {
  /** Cents a month. */
  plan: { amount: number; credits: Partial<Record<CreditKind, number>> }
  /** For those who have never been subscribed. Cents. */
  promo: { code: string; percent_off: number; first_amount: number }
}

/** What the plan costs and gives, with something to try before. */
export default function SubscribePage({ plan, promo }: SubscribePageProps) {
  const { user } = useShared().auth
  return (
    <>
      <Head title={MESSAGES.title} />
      <div className="mx-auto max-w-6xl">
        <header className="mx-auto max-w-2xl text-center">
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{MESSAGES.heading}</h1>
          <p className="mt-3 text-base text-pretty text-muted">{MESSAGES.description}</p>
        </header>
        <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:mt-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <PlanOffer
            amount={plan.amount}
            images={plan.credits.image ?? 0}
            videos={plan.credits.video ?? 0}
            trainings={plan.credits.model ?? 0}
            promo={user?.had_subscription ? null : promo}
            isSubscribed={user?.subscribed === true}
          />
          <TryOuts />
        </div>
        {user?.had_subscription && !user.subscribed && (
          <p className="mt-6">
            <TextLink href={route('billing')}>{MESSAGES.history}</TextLink>
          </p>
        )}
      </div>
    </>
  )
}
