import { Head } from '@inertiajs/react'
import { Undo2 } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { checkoutOrigin } from '../components/checkout_origin'
import { Notice } from '../components/notice'
import { PayAgain, purchaseOf } from '../components/pay_again'
import { BILLING_MESSAGES } from '../messages/en/screens'

const MESSAGES = BILLING_MESSAGES.checkout

interface CheckoutCancelledPageProps {
  kind: 'subscription' | 'pack'
  coupon: string | null
}

/** Somebody left the payment page without paying. */
export default function CheckoutCancelledPage({ kind, coupon }: CheckoutCancelledPageProps) {
  return (
    <>
      <Head title={MESSAGES.cancelled.title} />
      <Notice
        icon={<Undo2 className="size-6" />}
        tone="neutral"
        title={MESSAGES.cancelled.title}
        actions={
          <>
            <ButtonLink href={checkoutOrigin() ?? route('dashboard')} variant="secondary">
              {MESSAGES.cancelled.later}
            </ButtonLink>
            <PayAgain purchase={purchaseOf(kind, coupon)} />
          </>
        }
      >
        <p>{MESSAGES.cancelled.body}</p>
      </Notice>
    </>
  )
}
