import { Head } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { money } from '~/ui/text/money'
import { BillingFields } from '../components/billing_fields'
import { PaymentEnd } from '../components/payment_end'
import { PaymentForm } from '../components/payment_form'
import { SandboxLayout } from '../components/sandbox_layout'
import { type Cost, costOf, type FilledBilling, useBilling } from '../components/use_billing'
import { useFreshPage } from '../components/use_fresh_page'
import type { PayPageProps } from '../hosted/page_props'
import { TAX_PERCENT } from '../buyers/tax'
import { SANDBOX_MESSAGES } from '../messages/en/common'

const MESSAGES = SANDBOX_MESSAGES.pay
const BILLING = SANDBOX_MESSAGES.billing

/** The payment page of a checkout session: what is bought on the left, the test cards on the right. */
export default function PayPage({ session, billing }: PayPageProps) {
  useFreshPage()
  const filled = useBilling(billing)
  const cost = costOf(session, billing?.tax ?? null, filled.details)
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
      <Head title={MESSAGES.title} />
      <Order session={session} cost={cost} />
      <Card>
        <Payment session={session} billing={billing} filled={filled} total={cost.total} />
      </Card>
    </div>
  )
}

interface OrderProps extends Pick<PayPageProps, 'session'> {
  cost: Cost
}

function Order({ session, cost }: OrderProps) {
  const { product, coupon, subtotal, discount } = session
  const { total, later, tax } = cost
  const isSubscription = session.mode === 'subscription'
  return (
    <section className="lg:sticky lg:top-8">
      <h1 className="text-base font-medium text-muted">
        {(isSubscription ? MESSAGES.subscribe : MESSAGES.buy).replace('{product}', product)}
      </h1>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{money(total)}</span>
        {isSubscription && discount === 0 && <span className="text-muted">{MESSAGES.monthly}</span>}
      </p>
      {isSubscription && discount > 0 && (
        <p className="mt-1 text-muted">{MESSAGES.then.replace('{amount}', money(later))}</p>
      )}
      <dl className="mt-8 divide-y divide-line border-y border-line tabular-nums">
        <Line label={product} value={money(subtotal)} />
        {discount > 0 && (
          <Line
            label={MESSAGES.discount.replace('{coupon}', coupon ?? '')}
            value={`−${money(discount)}`}
          />
        )}
        {tax && <TaxLine tax={tax} />}
        <Line label={MESSAGES.total} value={money(total)} strong />
      </dl>
      {tax?.amount === 0 && total > 0 && <p className="mt-4 text-muted">{BILLING.reversed}</p>}
      {session.email && (
        <p className="mt-4 wrap-break-word text-muted">
          {MESSAGES.account}: {session.email}
        </p>
      )}
    </section>
  )
}

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-3 ${strong ? 'font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The tax, or that it is not known yet. */
function TaxLine({ tax: { amount, isIncluded } }: { tax: NonNullable<Cost['tax']> }) {
  const percent = String(TAX_PERCENT)
  if (amount === null) {
    return <Line label={BILLING.tax.replace('{percent}', percent)} value={BILLING.taxLater} />
  }
  if (!isIncluded) {
    return <Line label={BILLING.tax.replace('{percent}', percent)} value={money(amount)} />
  }
  const included = BILLING.taxIncluded.replace('{amount}', money(amount))
  return <Line label={included.replace('{percent}', percent)} value="" />
}

interface PaymentProps extends PayPageProps {
  filled: FilledBilling
  /** Cents. */
  total: number
}

function Payment({ session, billing, filled, total }: PaymentProps) {
  const { id, status, success_url: successUrl, cancel_url: cancelUrl } = session
  if (status === 'complete') {
    return (
      <PaymentEnd
        paid
        title={MESSAGES.paidTitle}
        body={MESSAGES.paid}
        link={{ href: successUrl, label: MESSAGES.go }}
      />
    )
  }
  if (status === 'expired') {
    return (
      <PaymentEnd
        paid={false}
        title={MESSAGES.expiredTitle}
        body={MESSAGES.expired}
        link={cancelUrl ? { href: cancelUrl, label: MESSAGES.back } : null}
      />
    )
  }
  return (
    <PaymentForm
      allowsBank={session.mode === 'payment'}
      amount={money(total)}
      payUrl={route('sandbox.pay.store', { id })}
      confirmUrl={route('sandbox.pay.confirm', { id })}
      cancelUrl={cancelUrl}
      fields={billing && <BillingFields billing={billing} filled={filled} />}
      more={filled.isOpen ? { billing: filled.details } : {}}
      onRefused={filled.refuse}
    />
  )
}

PayPage.layout = SandboxLayout
