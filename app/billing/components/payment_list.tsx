import type { ReactNode } from 'react'
import { Badge } from '~/ui/feedback/badge'
import { Card } from '~/ui/layouts/card'
import { route } from '~/ui/client/routes'
import { DateText, dateText } from '~/ui/text/date_text'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { PaymentData, UnsettledPackData } from '../transformers/payment_data'
import { money } from '~/ui/text/money'

const MESSAGES = BILLING_MESSAGES.billing

const TROUBLES = ['failed', 'refused']

interface PaymentListProps {
  payments: readonly PaymentData[]
  unsettled: readonly UnsettledPackData[]
}

/** What has brought nothing, and the last payments with what went back; the provider's pages have them all. */
export function PaymentList({ payments, unsettled }: PaymentListProps) {
  return (
    <Card>
      <h2 className="text-base font-semibold">{MESSAGES.payments}</h2>
      <ul className="mt-3 divide-y divide-line">
        {unsettled.map(({ id, state, created_at: at }) => (
          <Row key={`visit-${id}`} what={MESSAGES.bought.pack} at={at}>
            <Badge tone={TROUBLES.includes(state) ? 'danger' : 'neutral'}>
              {MESSAGES.unsettled[state]}
            </Badge>
          </Row>
        ))}
        {payments.map(({ id, kind, amount, refunded, dispute, paid_at: at }) => (
          <Row
            key={id}
            what={MESSAGES.bought[kind]}
            at={at}
            amount={amount}
            invoice={route('billing.payments.invoice', { payment: id })}
          >
            {refunded > 0 && <Badge>{MESSAGES.refunded(money(refunded))}</Badge>}
            {dispute && (
              <Badge tone={dispute === 'won' ? 'success' : 'danger'}>
                {MESSAGES.disputes[dispute]}
              </Badge>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  what: string
  at: string
  /** Cents, once they have arrived. */
  amount?: number
  /** Where its invoice is. */
  invoice?: string
  /** Badges. */
  children: ReactNode
}

function Row({ what, at, amount, invoice, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {what}
          {children}
        </p>
        <p className="text-fine text-muted">
          <DateText iso={at} />
          {invoice && (
            <>
              {' · '}
              <a
                href={invoice}
                target="_blank"
                rel="noreferrer"
                aria-label={MESSAGES.invoiceOf(what, dateText(at))}
                className="rounded-sm font-medium text-primary underline-offset-4 hover:underline"
              >
                {MESSAGES.invoice}
              </a>
            </>
          )}
        </p>
      </div>
      {amount !== undefined && <span className="font-medium tabular-nums">{money(amount)}</span>}
    </li>
  )
}
