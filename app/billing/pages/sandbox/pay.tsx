import { Head } from '@inertiajs/react'
import { route } from '~/shell/client/routes'
import { Card } from '~/shell/ui/card'
import { money } from '../../components/money'
import { PaymentEnd } from '../../sandbox/components/payment_end'
import { PaymentForm } from '../../sandbox/components/payment_form'
import { SandboxLayout } from '../../sandbox/components/sandbox_layout'
import { useFreshPage } from '../../sandbox/components/use_fresh_page'
import type { PayPageProps } from '../../sandbox/page_props'
import { SANDBOX_TEXTS } from '../../sandbox/texts'

const TEXTS = SANDBOX_TEXTS.pay

/** The payment page of a checkout session: what is bought on the left, the test cards on the right. */
export default function PayPage({ session }: PayPageProps) {
  useFreshPage()
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-16">
      <Head title={TEXTS.title} />
      <Order session={session} />
      <Card>
        <Payment session={session} />
      </Card>
    </div>
  )
}

function Order({ session }: PayPageProps) {
  const { product, coupon, subtotal, discount, total } = session
  const isSubscription = session.mode === 'subscription'
  return (
    <section>
      <h1 className="text-base font-medium text-muted">
        {(isSubscription ? TEXTS.subscribe : TEXTS.buy).replace('{product}', product)}
      </h1>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{money(total)}</span>
        {isSubscription && discount === 0 && <span className="text-muted">{TEXTS.monthly}</span>}
      </p>
      {isSubscription && discount > 0 && (
        <p className="mt-1 text-muted">{TEXTS.then.replace('{amount}', money(subtotal))}</p>
      )}
      <dl className="mt-8 divide-y divide-line border-y border-line tabular-nums">
        <Line label={product} value={money(subtotal)} />
        {discount > 0 && (
          <Line
            label={TEXTS.discount.replace('{coupon}', coupon ?? '')}
            value={`−${money(discount)}`}
          />
        )}
        <Line label={TEXTS.total} value={money(total)} strong />
      </dl>
      {session.email && (
        <p className="mt-4 wrap-break-word text-muted">
          {TEXTS.account}: {session.email}
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

function Payment({ session }: PayPageProps) {
  const { id, status, success_url: successUrl, cancel_url: cancelUrl } = session
  if (status === 'complete') {
    return (
      <PaymentEnd
        paid
        title={TEXTS.paidTitle}
        body={TEXTS.paid}
        link={{ href: successUrl, label: TEXTS.go }}
      />
    )
  }
  if (status === 'expired') {
    return (
      <PaymentEnd
        paid={false}
        title={TEXTS.expiredTitle}
        body={TEXTS.expired}
        link={cancelUrl ? { href: cancelUrl, label: TEXTS.back } : null}
      />
    )
  }
  return (
    <PaymentForm
      allowsBank={session.mode === 'payment'}
      amount={money(session.total)}
      payUrl={route('sandbox.pay.store', { id })}
      confirmUrl={route('sandbox.pay.confirm', { id })}
      cancelUrl={cancelUrl}
    />
  )
}

PayPage.layout = SandboxLayout
