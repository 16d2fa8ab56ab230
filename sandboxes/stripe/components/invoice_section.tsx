import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { FormSection } from '~/ui/forms/form_section'
import { TextLink } from '~/ui/buttons/text_link'
import { money } from '~/ui/text/money'
import type { InvoiceProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'
import { longDate } from './date'

const MESSAGES = SANDBOX_MESSAGES.portal

/** All invoices, each with its own page. */
export function InvoiceSection({ invoices }: { invoices: InvoiceProps[] }) {
  return (
    <FormSection title={MESSAGES.invoices}>
      {invoices.length === 0 && <p className="text-muted">{MESSAGES.noInvoices}</p>}
      <ul className="divide-y divide-line">
        {invoices.map(({ id, number, status, total, created }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <span className="grow">
              <TextLink href={route('sandbox.invoice', { id })}>{number}</TextLink>
              <span className="block text-muted">{longDate(created)}</span>
            </span>
            <Badge tone={status === 'paid' ? 'success' : 'danger'}>
              {MESSAGES.invoiceStatuses[status] ?? status}
            </Badge>
            <span className="w-20 text-right tabular-nums">{money(total)}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
