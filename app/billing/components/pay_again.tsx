import { Button } from '~/ui/buttons/button'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { CheckoutData } from '../transformers/checkout_data'
import { CheckoutAlert } from './checkout_alert'
import { type Purchase, useCheckout } from './use_checkout'

const MESSAGES = BILLING_MESSAGES.checkout

/** Leads back to the payment page for the same purchase. */
export function PayAgain({ purchase }: { purchase: Purchase }) {
  const { isProcessing, problem, start } = useCheckout()
  return (
    <div className="flex flex-col gap-3">
      <Button
        pays
        loading={isProcessing}
        loadingLabel={MESSAGES.redirecting}
        onClick={() => void start(purchase)}
      >
        {MESSAGES.again}
      </Button>
      {problem && <CheckoutAlert problem={problem} />}
    </div>
  )
}

/** What a visit to the payment page was for. */
export function purchaseOf(kind: CheckoutData['kind'], coupon: string | null): Purchase {
  return kind === 'pack' ? { kind } : { kind, coupon: coupon ?? undefined }
}
