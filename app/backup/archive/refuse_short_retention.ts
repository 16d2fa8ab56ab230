import type { DateTime } from 'luxon'
import { daysAgo } from '#app/core/parts/drop_parts'
import { accountEventsDays, webhookLogDays } from '#config/retention'
import { BackupError } from '../backup_error.js'

const SETTINGS: Record<string, { name: string; days: number | null }> = {
  webhook_attempts: { name: 'WEBHOOK_LOG_DAYS', days: webhookLogDays },
  security_events: { name: 'ACCOUNT_EVENTS_DAYS', days: accountEventsDays },
}

/** @throws BackupError for a month that a worker would remove again within minutes */
export function refuseShortRetention(table: string, month: DateTime): void {
  const setting = SETTINGS[table]
  if (!setting?.days || month.plus({ months: 1 }) > daysAgo(setting.days)) return
  throw new BackupError(
    `${setting.name} is ${setting.days}: a worker would remove that month again. Set it higher first, and start Vitrine anew.`
  )
}
