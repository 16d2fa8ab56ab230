import { Badge } from '~/shell/ui/badge'
import { Card } from '~/shell/ui/card'
import { DateText } from '~/shell/ui/date_text'
import { BILLING_TEXTS } from '../screen_texts'
import type { PaymentData } from '../transformers/payment_data'
import { money } from './money'

const TEXTS = BILLING_TEXTS.billing

/** The last payments, with what went back; the provider's pages have them all. */
export function PaymentList({ payments }: { payments: readonly PaymentData[] }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">{TEXTS.payments}</h2>
      <ul className="mt-3 divide-y divide-line">
        {payments.map(({ id, kind, amount, refunded, dispute, paid_at: paidAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2.5 last:pb-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {TEXTS.bought[kind]}
                {refunded > 0 && <Badge>{TEXTS.refunded(money(refunded))}</Badge>}
                {dispute && (
                  <Badge tone={dispute === 'won' ? 'success' : 'danger'}>
                    {TEXTS.disputes[dispute]}
                  </Badge>
                )}
              </p>
              <p className="text-[13px] text-muted">
                <DateText iso={paidAt} />
              </p>
            </div>
            <span className="font-medium tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
