import { Check } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { BILLING_MESSAGES } from '../messages/en/screens'
import { CheckoutAlert } from './checkout_alert'
import { price } from '~/ui/text/money'
import { useCheckout } from './use_checkout'

const MESSAGES = BILLING_MESSAGES.subscribe

interface PlanOfferProps {
  /** Cents a month. */
  amount: number
  images: number
  videos: number
  trainings: number
  /** Null for those who may not have it. */
  promo: { code: string; percent_off: number; first_amount: number } | null
  isSubscribed: boolean
}

/** The plan with its price and the way to pay for it. */
export function PlanOffer(props: PlanOfferProps) {
  const { amount, images, videos, trainings, promo, isSubscribed } = props
  return (
    <Card className="ring-2 ring-primary">
      <h2 className="text-base font-semibold">{MESSAGES.plan}</h2>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="text-5xl font-semibold tracking-tight tabular-nums">{price(amount)}</span>
        <span className="text-base text-muted">{MESSAGES.perMonth}</span>
      </p>
      {promo && !isSubscribed && (
        <p className="mt-3 rounded-control bg-primary-soft px-3 py-2 font-medium text-primary-strong">
          {MESSAGES.firstMonth(price(promo.first_amount), promo.percent_off, promo.code)}
        </p>
      )}
      <div className="mt-6">
        {isSubscribed ? <Subscribed /> : <SubscribeButton coupon={promo?.code} />}
      </div>
      <h3 className="mt-6 border-t border-line pt-6 font-medium">{MESSAGES.included}</h3>
      <ul className="mt-3 space-y-2.5">
        {MESSAGES.features(images, videos, trainings).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-fine text-muted">{MESSAGES.note}</p>
    </Card>
  )
}

function Subscribed() {
  return (
    <Alert
      tone="success"
      title={MESSAGES.already.title}
      action={
        <ButtonLink href={route('billing')} variant="secondary" size="sm">
          {MESSAGES.already.action}
        </ButtonLink>
      }
    >
      {MESSAGES.already.body}
    </Alert>
  )
}

function SubscribeButton({ coupon }: { coupon?: string }) {
  const { isProcessing, problem, start } = useCheckout()
  return (
    <>
      {problem && (
        <div className="mb-3">
          <CheckoutAlert problem={problem} />
        </div>
      )}
      <Button
        pays
        size="lg"
        className="w-full"
        loading={isProcessing}
        loadingLabel={MESSAGES.redirecting}
        onClick={() => void start({ kind: 'subscription', coupon })}
      >
        {MESSAGES.action}
      </Button>
      <p className="mt-2 text-center text-fine text-muted">{MESSAGES.cancelAnytime}</p>
    </>
  )
}
