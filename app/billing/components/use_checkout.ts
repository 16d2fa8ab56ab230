import { useEffect, useRef, useState } from 'react'
import { track } from '~/analytics/client/start'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { reloadAccount } from '~/ui/client/fresh_account'
import { rememberOrigin } from './checkout_origin'
import { addressOf, type CheckoutProblem, problemOf } from './checkout_problem'

const TIMEOUT_MS = 30_000
const CONFLICT = 409

/** What one may be sent to the payment provider for. */
export type Purchase = { kind: 'subscription'; coupon?: string } | { kind: 'pack' }

/**
 * Leads to the payment page. Until the browser has left, `isProcessing` stays true; a failure ends it with what is to be said, and
 * so does coming back by the browser's back button.
 */
export function useCheckout(onFailed?: (problem: CheckoutProblem) => void) {
  const visit = useProviderVisit(onFailed)
  return {
    ...visit,
    start(purchase: Purchase) {
      rememberOrigin()
      void track('checkout_started', { kind: purchase.kind, coupon: couponOf(purchase) })
      const url =
        purchase.kind === 'pack'
          ? route('credits.checkout')
          : route('checkout', undefined, { coupon: couponOf(purchase) || undefined })
      return visit.go(url)
    },
  }
}

function couponOf(purchase: Purchase): string {
  return purchase.kind === 'subscription' ? (purchase.coupon ?? '') : ''
}

/** Leads to the provider's pages for payment methods and invoices; like {@link useCheckout}. */
export function usePortal() {
  const { go, ...visit } = useProviderVisit()
  return { ...visit, open: () => go(route('billing.portal')) }
}

function useProviderVisit(onFailed?: (problem: CheckoutProblem) => void) {
  const [isProcessing, setProcessing] = useState(false)
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  // A second click comes before the button is drawn disabled.
  const isUnderWay = useRef(false)

  function stop() {
    isUnderWay.current = false
    setProcessing(false)
  }

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  return {
    isProcessing,
    problem,
    async go(url: string) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setProcessing(true)
      setProblem(null)
      try {
        location.assign(addressOf(await postJson(url, {}, { timeoutMs: TIMEOUT_MS })))
      } catch (reason) {
        console.error(reason)
        const met = problemOf(reason)
        setProblem(met)
        onFailed?.(met)
        stop()
        // Something has happened in the meantime, in another tab say.
        if (reason instanceof ApiError && reason.status === CONFLICT) reloadAccount()
      }
    },
  }
}
