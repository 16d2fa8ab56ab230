import { payoutFailureMessage } from '#app/affiliates/payouts/payout_failure'
import type { Signal } from '#app/affiliates/queries/list_signals'
import type { StuckBatch } from '#app/affiliates/queries/list_stuck_batches'
import type { AffiliateRow } from '../lists/affiliates.js'
import type { PayoutRow } from '../lists/payouts.js'

/** Amounts are cents. */
export type AffiliateRowData = {
  id: number
  user_id: number
  email: string
  code: string
  registrations: number
  paid_conversions: number
  earnings: number
  balance: number
  held_at: string | null
  held_reason: string | null
  created_at: string
}

export function affiliateRowData(row: AffiliateRow): AffiliateRowData {
  return {
    id: row.id,
    user_id: row.userId,
    email: row.email,
    code: row.code,
    registrations: row.registrations,
    paid_conversions: row.paidConversions,
    earnings: row.earnings,
    balance: row.balance,
    held_at: row.heldAt?.toISOString() ?? null,
    held_reason: row.heldReason,
    created_at: row.createdAt.toISOString(),
  }
}

export type PayoutRowData = {
  id: number
  user_id: number
  email: string
  code: string
  /** Cents. */
  amount: number
  status: PayoutRow['status']
  paypal_email: string
  batch_id: number | null
  reference: string
  provider_status: string | null
  transaction_id: string | null
  /** Why it failed, as the affiliate reads it. */
  failure: string | null
  created_at: string
  ended_at: string | null
}

export function payoutRowData(row: PayoutRow): PayoutRowData {
  return {
    id: row.id,
    user_id: row.userId,
    email: row.email,
    code: row.code,
    amount: row.amount,
    status: row.status,
    paypal_email: row.paypalEmail,
    batch_id: row.batchId,
    reference: row.reference,
    provider_status: row.providerStatus,
    transaction_id: row.transactionId,
    failure: row.failure && payoutFailureMessage(row.failure),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}

export type StuckBatchData = {
  id: number
  sender_batch_id: string
  last_error: string | null
  open: number
  can_be_settled: boolean
}

export function stuckBatchData(batch: StuckBatch): StuckBatchData {
  return {
    id: batch.id,
    sender_batch_id: batch.senderBatchId,
    last_error: batch.lastError,
    open: batch.open,
    can_be_settled: batch.canBeSettled,
  }
}

export type SignalData = {
  id: string
  code: string
  kind: Signal['kind']
  users: number
  held: boolean
}

export function signalData({ code, kind, users, held }: Signal): SignalData {
  return { id: `${code} ${kind}`, code, kind, users, held }
}
