import { Head } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { refresh } from '~/ui/client/refresh'
import { CheckoutOutcome } from '../components/checkout_outcome'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { CheckoutData } from '../transformers/checkout_data'

const MESSAGES = BILLING_MESSAGES.checkout
const POLL_MS = 2_000
const PATIENCE_MS = 30_000

/** After paying: waits until the payment is known, then says what it brought. */
export default function CheckoutSuccessPage({ checkout }: { checkout: CheckoutData }) {
  const isProcessing = checkout.state === 'processing'
  const isSlow = useIsSlow(isProcessing)
  useServerEvent('billing', reload)
  useServerEvent('resumed', reload)

  useEffect(() => {
    if (!isProcessing) return
    const timer = setInterval(reload, POLL_MS)
    return () => clearInterval(timer)
  }, [isProcessing])

  return (
    <>
      <Head title={MESSAGES.titles[checkout.state]} />
      <CheckoutOutcome checkout={checkout} isSlow={isSlow} />
    </>
  )
}

function reload() {
  refresh({ only: ['checkout'] })
}

function useIsSlow(isProcessing: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isProcessing) return
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isProcessing])
  return isSlow && isProcessing
}
