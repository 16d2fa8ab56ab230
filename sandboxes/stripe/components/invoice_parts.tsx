import type { ReactNode } from 'react'
import { countryNames } from '~/i18n/format'
import { money } from '~/ui/text/money'
import type { BilledTo as To, InvoicePageProps } from '../hosted/page_props'
import { TAX_PERCENT } from '../buyers/tax'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { longDate } from './date'

const MESSAGES = SANDBOX_MESSAGES.invoice
const BILLING = SANDBOX_MESSAGES.billing

/** What an invoice is over, with what was taken off and the tax. */
export function InvoiceLines({ invoice }: InvoicePageProps) {
  const { description, period_end: until, subtotal, discount, tax, total } = invoice
  return (
    <dl className="mt-8 divide-y divide-line border-y border-line tabular-nums">
      <Line value={money(subtotal)}>
        {description}
        {until && (
          <span className="block text-muted">
            {MESSAGES.until.replace('{date}', longDate(until))}
          </span>
        )}
      </Line>
      {discount > 0 && <Line value={`−${money(discount)}`}>{MESSAGES.discount}</Line>}
      {tax && !tax.is_reversed && !tax.is_included && (
        <Line value={money(tax.amount)}>
          {BILLING.tax.replace('{percent}', String(TAX_PERCENT))}
        </Line>
      )}
      {(discount > 0 || tax) && (
        <Line value={money(total)} strong>
          {MESSAGES.total}
          {tax && !tax.is_reversed && tax.is_included && (
            <span className="block font-normal text-muted">
              {BILLING.taxIncluded
                .replace('{amount}', money(tax.amount))
                .replace('{percent}', String(TAX_PERCENT))}
            </span>
          )}
          {tax?.is_reversed && (
            <span className="block font-normal text-muted">{BILLING.reversed}</span>
          )}
        </Line>
      )}
    </dl>
  )
}

interface LineProps {
  value: string
  strong?: boolean
  children: ReactNode
}

function Line({ value, strong, children }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 py-3 ${strong ? 'font-semibold' : ''}`}>
      <dt>{children}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Who an invoice is to. */
export function BilledTo({ to }: { to: To }) {
  const { name, email, lines, country, vat_number: number } = to
  return (
    <section className="mt-6 wrap-break-word">
      <h2 className="text-muted">{MESSAGES.account}</h2>
      <address className="mt-1 not-italic">
        {name && <span className="block font-medium">{name}</span>}
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {country && <span className="block">{countryNames()(country)}</span>}
        {email && <span className="block text-muted">{email}</span>}
      </address>
      {number && <p className="mt-2">{BILLING.vat.replace('{number}', number)}</p>}
    </section>
  )
}
