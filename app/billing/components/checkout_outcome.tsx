import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useCredits } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Spinner } from '~/ui/feedback/spinner'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { CheckoutData } from '../transformers/checkout_data'
import { checkoutOrigin } from './checkout_origin'
import { CreditCounts } from './credit_counts'
import { PayAgain, purchaseOf } from './pay_again'
import { Notice } from './notice'

const MESSAGES = BILLING_MESSAGES.checkout

interface CheckoutOutcomeProps {
  checkout: CheckoutData
  /** Whether it takes longer than people expect. */
  isSlow: boolean
}

/** What is known of a payment, and what to do next. */
export function CheckoutOutcome({ checkout, isSlow }: CheckoutOutcomeProps) {
  const { user } = useShared().auth
  const { state, kind, coupon } = checkout
  const title = MESSAGES.titles[state]
  const isTrouble = state === 'failed' || state === 'refused'
  switch (state) {
    case 'processing':
      return (
        <Notice
          icon={<Spinner className="size-6" />}
          tone="neutral"
          title={title}
          actions={
            isSlow && (
              <ButtonLink href={route('dashboard')} variant="secondary">
                {MESSAGES.create}
              </ButtonLink>
            )
          }
        >
          <p role="status">{isSlow ? MESSAGES.patient : MESSAGES.processing}</p>
        </Notice>
      )
    case 'complete':
      return <Complete checkout={checkout} />
    default:
      return (
        <Notice
          icon={isTrouble ? <CircleAlert className="size-6" /> : <Clock className="size-6" />}
          tone={isTrouble ? 'danger' : 'neutral'}
          title={title}
          actions={
            // A subscription that runs on has an invoice that can be paid; what is looked into is paid.
            state === 'refused' || (kind === 'subscription' && user?.subscribed) ? (
              <ButtonLink href={route('billing')}>{MESSAGES.billing}</ButtonLink>
            ) : (
              <PayAgain purchase={purchaseOf(kind, coupon)} />
            )
          }
        >
          <p role="alert">{MESSAGES[state]}</p>
        </Notice>
      )
  }
}

function Complete({ checkout: { kind, granted } }: { checkout: CheckoutData }) {
  const credits = useCredits()
  const origin = checkoutOrigin()
  return (
    <Notice
      icon={<CircleCheck className="size-6" />}
      tone="success"
      title={MESSAGES.titles.complete}
      actions={
        <>
          <ButtonLink href={route('billing')} variant="secondary">
            {MESSAGES.billing}
          </ButtonLink>
          {origin ? (
            <ButtonLink href={origin}>{MESSAGES.back}</ButtonLink>
          ) : (
            <ButtonLink href={route('dashboard')}>{MESSAGES.create}</ButtonLink>
          )}
        </>
      }
    >
      <p role="status">{kind === 'pack' ? MESSAGES.toppedUp : MESSAGES.subscribed}</p>
      <div className="mt-6 grid grid-cols-1 gap-4 text-left sm:grid-cols-2">
        <CreditCounts title={MESSAGES.added} counts={granted} sign="+" />
        {credits && (
          <CreditCounts
            title={MESSAGES.balance}
            counts={granted.map(({ kind: of }) => ({ kind: of, amount: credits[`${of}_credits`] }))}
          />
        )}
      </div>
    </Notice>
  )
}
