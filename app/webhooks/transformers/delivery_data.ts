import type { DeliveryState } from '../delivery_state.js'
import type { Attempt, Delivery } from '../queries/list_deliveries.js'
import { DELIVERY_PROBLEMS } from '../messages/en/common.js'

const MINUTE_MS = 60_000

export type AttemptData = {
  id: number
  /** Null when nothing was answered. */
  status: number | null
  /** One sentence, when it failed. */
  problem: string | null
  /** How the answer begins. */
  answer: string
  duration_ms: number
  created_at: string
}

/** An event that was sent to an endpoint, as its log shows it. */
export type DeliveryData = {
  id: number
  /** The same in each try: `webhook-id`. */
  message_id: string
  type: string
  state: DeliveryState
  /** ISO 8601; null when it is not tried again. */
  next_attempt_at: string | null
  /** Whether it is tried within a minute, or at this moment. */
  is_due_soon: boolean
  created_at: string
  /** The newest first. */
  attempts: AttemptData[]
}

export function deliveryData(delivery: Delivery): DeliveryData {
  return {
    id: delivery.id,
    message_id: delivery.messageId,
    type: delivery.type,
    state: delivery.state,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    is_due_soon: isDueSoon(delivery),
    created_at: delivery.createdAt.toISOString(),
    attempts: delivery.attempts.map(attemptData),
  }
}

function attemptData(attempt: Attempt): AttemptData {
  return {
    id: attempt.id,
    status: attempt.status,
    problem: attempt.problem && DELIVERY_PROBLEMS[attempt.problem],
    answer: attempt.answer,
    duration_ms: attempt.durationMs,
    created_at: attempt.createdAt.toISOString(),
  }
}

function isDueSoon({ nextAttemptAt }: Delivery): boolean {
  return nextAttemptAt !== null && nextAttemptAt.getTime() - Date.now() < MINUTE_MS
}
