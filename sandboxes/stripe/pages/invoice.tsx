import { Head } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { money } from '~/ui/text/money'
import { longDate } from '../components/date'
import { PaymentEnd } from '../components/payment_end'
import { PaymentForm } from '../components/payment_form'
import { BilledTo, InvoiceLines } from '../components/invoice_parts'
import { SandboxLayout } from '../components/sandbox_layout'
import { useFreshPage } from '../components/use_fresh_page'
import type { InvoicePageProps } from '../hosted/page_props'
import { SANDBOX_MESSAGES } from '../messages/en/common'

const MESSAGES = SANDBOX_MESSAGES.invoice

/** An invoice, and the way to pay it while it is unpaid. */
export default function InvoicePage({ invoice }: InvoicePageProps) {
  useFreshPage()
  const title = MESSAGES.title.replace('{number}', invoice.number)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
      <Head title={title} />
      <section>
        <h1 className="text-base font-medium text-muted">{title}</h1>
        <p className="mt-2 text-4xl font-semibold tracking-tight tabular-nums">
          {money(invoice.total)}
        </p>
        <p className="mt-1 text-muted">{longDate(invoice.created)}</p>
        <InvoiceLines invoice={invoice} />
        <BilledTo to={invoice.billed_to} />
      </section>
      <Card>
        <Payment invoice={invoice} />
      </Card>
    </div>
  )
}

function Payment({ invoice: { id, status, total } }: InvoicePageProps) {
  const back = route('billing')
  if (status !== 'open') {
    return (
      <PaymentEnd
        paid={status === 'paid'}
        title={status === 'paid' ? MESSAGES.paidTitle : MESSAGES.closedTitle}
        link={{ href: back, label: SANDBOX_MESSAGES.portal.back }}
      />
    )
  }
  return (
    <PaymentForm
      amount={money(total)}
      payUrl={route('sandbox.invoice.pay', { id })}
      confirmUrl={route('sandbox.invoice.confirm', { id })}
      cancelUrl={back}
    />
  )
}

InvoicePage.layout = SandboxLayout
