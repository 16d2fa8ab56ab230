import type { DateTime } from 'luxon'
import { payoutFailureMessage } from '../payouts/payout_failure.js'
import type { Payee } from '../queries/find_payee.js'
import type { PayoutRow } from '../queries/list_payouts.js'
import { MIN_PAYOUT, payouts as mode } from '#config/payouts'

/** Amounts are dollars. */
export interface PayoutData {
  id: number
  created_at: string
  amount: number
  status: PayoutRow['status']
  paypal_email: string
  transaction_id: string | null
  /** Why it failed, in a sentence. */
  failure: string | null
  /** What a pending one waits for: the affiliate, or PayPal's own checks. */
  waits_for: 'acceptance' | 'review' | null
}

/** Amounts are dollars. */
export interface PayoutOutlook {
  available: number
  held: number
  minimum: number
  paypal_email: string
  /** What becomes of what is available at the next payouts. */
  state: 'pays' | 'missing' | 'pending' | 'held' | 'off' | 'no_address'
  next_at: string
  /** Whether the sandbox takes PayPal's place. */
  is_trial: boolean
}

const WAITS_FOR: Record<string, PayoutData['waits_for']> = {
  UNCLAIMED: 'acceptance',
  ONHOLD: 'review',
}

export function payoutData(row: PayoutRow): PayoutData {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    amount: row.amount / 100,
    status: row.status,
    paypal_email: row.paypalEmail,
    transaction_id: row.transactionId,
    failure: row.failure && payoutFailureMessage(row.failure),
    waits_for: row.status === 'pending' ? (WAITS_FOR[row.providerStatus ?? ''] ?? null) : null,
  }
}

export function payoutOutlook(payee: Payee, next: DateTime): PayoutOutlook {
  return {
    available: payee.available / 100,
    held: (payee.balance - payee.available) / 100,
    minimum: MIN_PAYOUT / 100,
    paypal_email: payee.paypalEmail,
    state: stateOf(payee),
    next_at: next.toISO()!,
    is_trial: mode === 'sandbox',
  }
}

function stateOf({ isHeld, hasPending, available, paypalEmail }: Payee): PayoutOutlook['state'] {
  if (mode === 'off') return 'off'
  if (isHeld) return 'held'
  if (hasPending) return 'pending'
  if (paypalEmail === '') return 'no_address'
  return available >= MIN_PAYOUT ? 'pays' : 'missing'
}
