import { formatNumber } from '~/i18n/format'
import { CREDIT_KINDS, type CreditKind } from '~/ui/text/credit_kinds'
import { BILLING_MESSAGES } from '../messages/en/screens'

interface CreditCountsProps {
  title: string
  counts: readonly { kind: CreditKind; amount: number }[]
  sign?: string
}

/** Numbers of credits under a title. */
export function CreditCounts({ title, counts, sign = '' }: CreditCountsProps) {
  return (
    <div className="rounded-control bg-canvas p-4">
      <h2 className="text-fine font-medium text-muted">{title}</h2>
      <dl className="mt-2 space-y-1">
        {counts.map(({ kind, amount }) => {
          const { icon: Icon } = CREDIT_KINDS[kind]
          return (
            <div key={kind} className="flex items-center justify-between gap-3">
              <dt className="flex items-center gap-2">
                <Icon aria-hidden className="size-4 text-muted" />
                {BILLING_MESSAGES.kinds[kind]}
              </dt>
              <dd className="font-semibold tabular-nums">
                {sign}
                {formatNumber(amount)}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
