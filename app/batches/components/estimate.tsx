import type { ReactNode } from 'react'
import { formatNumber } from '~/i18n/format'
import { usePrice, useSpendable } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { SHELL_TEXTS } from '~/ui/messages/en/layouts'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import { FORM_TEXTS } from '../messages/en/form'
import { BATCH_TEXTS, durationText } from '../messages/en/screens'

const TEXTS = FORM_TEXTS.create

interface EstimateProps {
  products: number
  scenes: number
  shapes: number
  /** Pictures of each scene in each shape. */
  amount: number
  /** Null where it is not known. */
  secondsPerPicture: number | null
  needsSubscription: boolean
}

/** What a batch costs and how long it takes, before anything is spent. */
export function Estimate(props: EstimateProps) {
  const { products, scenes, shapes, amount, secondsPerPicture, needsSubscription } = props
  const left = useSpendable('image')
  const price = usePrice()
  const pictures = products * scenes * shapes * amount
  if (pictures === 0) return <p className="text-muted">{TEXTS.nothing}</p>
  const missing = pictures - left
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">
        {BATCH_TEXTS.list.size(products, scenes, shapes)}
        {amount > 1 && ` × ${TEXTS.each(amount)}`}
      </p>
      <dl className="flex flex-col gap-2 tabular-nums">
        <Line term={TEXTS.pictures}>{formatNumber(pictures)}</Line>
        <Line term={TEXTS.cost}>{price(TEXTS.credits(pictures))}</Line>
        {left < Infinity && <Line term={TEXTS.left}>{TEXTS.credits(left)}</Line>}
        {secondsPerPicture !== null && (
          <Line term={TEXTS.time}>{durationText(pictures * secondsPerPicture)}</Line>
        )}
      </dl>
      <p className="text-fine text-muted">
        {left < Infinity && TEXTS.paidLater} {TEXTS.timeHint}
      </p>
      {needsSubscription ? (
        <Alert
          tone="warning"
          action={
            <ButtonLink href={route('subscribe')} variant="secondary" size="sm">
              {SHELL_TEXTS.subscribe}
            </ButtonLink>
          }
        >
          {TEXTS.subscription}
        </Alert>
      ) : (
        missing > 0 && (
          <Alert tone="warning" action={<CreditOffer kind="image" />}>
            {TEXTS.missing(missing, left)}
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
