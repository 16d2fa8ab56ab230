import env from '#start/env'

/** What webhooks sent, and what was answered, is kept for so many days. */
export const webhookLogDays = env.get('WEBHOOK_LOG_DAYS', 30)

/** The trail of accounts is kept for so many days, by whole months; null for as long as the account. */
export const accountEventsDays = env.get('ACCOUNT_EVENTS_DAYS') ?? null
