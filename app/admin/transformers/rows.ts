import { failureMessage } from '#app/engines/failures/failure_message'
import { keptFailure } from '#app/work/kept_failure'
import type { ActRow } from '../lists/acts.js'
import type { MailRow } from '../lists/mails.js'
import type { PaymentRow } from '../lists/payments.js'
import type { WorkRow } from '../lists/work.js'

export type WorkRowData = {
  id: string
  user_id: number
  email: string
  product_id: number | null
  kind: WorkRow['kind']
  engine: string
  state: WorkRow['state']
  error_code: string | null
  /** What the merchant reads. */
  error: string | null
  credit_kind: string | null
  credits: number
  attempt: number
  /** Seconds in the engine. */
  seconds: number | null
  created_at: string
  finished_at: string | null
  /** Whether it failed and can be made again. */
  can_repeat: boolean
}

export function workRowData(row: WorkRow): WorkRowData {
  const failure = keptFailure(row)
  return {
    id: row.id,
    user_id: row.userId,
    email: row.email,
    product_id: row.productId,
    kind: row.kind,
    engine: row.engine,
    state: row.state,
    error_code: row.errorCode,
    error: failure && failureMessage(failure),
    credit_kind: row.creditKind,
    credits: row.creditCost,
    attempt: row.attempt,
    seconds: row.engineMs === null ? null : row.engineMs / 1000,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    can_repeat: row.isRepeatable,
  }
}

export type MailRowData = {
  id: string
  user_id: number | null
  recipient: string
  kind: string
  attempts: number
  last_error: string | null
  answer: string | null
  created_at: string
  sent_at: string | null
  failed_at: string | null
  /** Whether it was given up and can be sent again. */
  can_be_sent_again: boolean
}

export function mailRowData(row: MailRow): MailRowData {
  return {
    id: row.id,
    user_id: row.userId,
    recipient: row.recipient,
    kind: row.kind,
    attempts: row.attempts,
    last_error: row.lastError,
    answer: row.answer,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    failed_at: row.failedAt?.toISOString() ?? null,
    can_be_sent_again: row.canBeSentAgain,
  }
}

export type PaymentRowData = {
  id: number
  user_id: number
  email: string
  kind: PaymentRow['kind']
  provider: string
  provider_id: string
  /** Cents. */
  amount: number
  tax: number
  refunded: number
  currency: string
  dispute: PaymentRow['dispute']
  paid_at: string
}

export function paymentRowData(row: PaymentRow): PaymentRowData {
  return {
    id: row.id,
    user_id: row.userId,
    email: row.email,
    kind: row.kind,
    provider: row.provider,
    provider_id: row.providerId,
    amount: row.amount,
    tax: row.tax,
    refunded: row.refunded,
    currency: row.currency,
    dispute: row.dispute,
    paid_at: row.paidAt.toISOString(),
  }
}

export type ActRowData = {
  id: number
  operator: string
  act: ActRow['act']
  target: ActRow['target']
  target_id: string | null
  details: string
  reason: string | null
  ip_address: string | null
  created_at: string
}

export function actRowData(row: ActRow): ActRowData {
  return {
    id: row.id,
    operator: row.operator,
    act: row.act,
    target: row.target,
    target_id: row.targetId,
    details: Object.entries(row.details)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    reason: row.reason,
    ip_address: row.ipAddress,
    created_at: row.createdAt.toISOString(),
  }
}
