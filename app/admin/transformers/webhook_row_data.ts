import type { WebhookRow } from '../lists/webhooks.js'

/** An endpoint in a list: of its address the host alone, since the rest may hold a secret. */
export type WebhookRowData = {
  id: number
  user_id: number
  email: string
  host: string
  failing_since: string | null
  disabled_at: string | null
  disabled_reason: WebhookRow['disabledReason']
  pending: number
  overdue: number
  problem: WebhookRow['problem']
  status: number | null
  failed_at: string | null
}

export function webhookRowData(row: WebhookRow): WebhookRowData {
  return {
    id: row.id,
    user_id: row.userId,
    email: row.email,
    host: URL.parse(row.url)?.host ?? '',
    failing_since: row.failingSince?.toISOString() ?? null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    disabled_reason: row.disabledReason,
    pending: row.pending,
    overdue: row.overdue,
    problem: row.problem,
    status: row.status,
    failed_at: row.failedAt?.toISOString() ?? null,
  }
}
