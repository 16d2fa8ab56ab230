import type { ReactNode } from 'react'
import { formatNumber } from '~/i18n/format'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { route } from '~/ui/client/routes'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import { FORM_MESSAGES } from '../messages/en/form'
import { BATCH_MESSAGES, durationText } from '../messages/en/screens'

const MESSAGES = FORM_MESSAGES.create

/** Stands where a price has not come yet. */
const UNKNOWN = '–'

interface EstimateProps {
  products: number
  scenes: number
  shapes: number
  /** Pictures of each scene in each shape. */
  amount: number
  needsSubscription: boolean
}

/** What a batch costs and how long it takes, before anything is spent. */
export function Estimate(props: EstimateProps) {
  const { products, scenes, shapes, amount, needsSubscription } = props
  const left = useSpendable('generate')
  const pictures = products * scenes * shapes * amount
  const price = usePrice('generate', pictures, { isInBatch: true })
  if (pictures === 0) return <p className="text-muted">{MESSAGES.nothing}</p>
  const missing = (price.credits ?? pictures) - left
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">
        {BATCH_MESSAGES.list.size(products, scenes, shapes)}
        {amount > 1 && ` × ${MESSAGES.each(amount)}`}
      </p>
      <dl aria-busy={price.isAsking} className="flex flex-col gap-2 tabular-nums">
        <Line term={MESSAGES.pictures}>{formatNumber(pictures)}</Line>
        <Line term={MESSAGES.cost}>{price.say((credits) => credits) || UNKNOWN}</Line>
        {left < Infinity && <Line term={MESSAGES.left}>{MESSAGES.credits(left)}</Line>}
        {(price.seconds !== null || price.isAsking) && (
          <Line term={MESSAGES.time}>
            {price.seconds === null ? UNKNOWN : durationText(price.seconds)}
          </Line>
        )}
      </dl>
      <p className="text-fine text-muted">
        {left < Infinity && MESSAGES.paidLater} {MESSAGES.timeHint}
      </p>
      {needsSubscription ? (
        <Alert
          tone="warning"
          action={
            <ButtonLink href={route('subscribe')} variant="secondary" size="sm">
              {SHELL_MESSAGES.subscribe}
            </ButtonLink>
          }
        >
          {MESSAGES.subscription}
        </Alert>
      ) : (
        missing > 0 && (
          <Alert tone="warning" action={<CreditOffer kind="image" />}>
            {MESSAGES.missing(missing, left)}
          </Alert>
        )
      )}
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  )
}
