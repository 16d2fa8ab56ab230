import { showToast } from '~/ui/overlays/toast'
import { useCheckout } from './use_checkout'

interface PromoCheckoutProps {
  label: string
  coupon?: string
  className: string
}

/** The banner's button: straight to the payment page. */
export default function PromoCheckout({ label, coupon, className }: PromoCheckoutProps) {
  const { isProcessing, start } = useCheckout(
    ({ sentence, reason }) =>
      void showToast('error', sentence, { description: reason ?? undefined })
  )
  return (
    <button
      data-pays
      type="button"
      disabled={isProcessing}
      aria-busy={isProcessing || undefined}
      onClick={() => void start({ kind: 'subscription', coupon })}
      className={className}
    >
      {label}
    </button>
  )
}
