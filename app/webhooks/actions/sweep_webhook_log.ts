import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { daysAgo, dropParts } from '#app/core/parts/drop_parts'
import { webhookLogDays } from '#config/retention'

/** Removes what was sent long ago, with its deliveries, and secrets whose time is over. */
export async function sweepWebhookLog(): Promise<void> {
  // Most tries go with their parts, before messages would take them away one by one.
  await dropParts('webhook_attempts', daysAgo(webhookLogDays))
  await sql(
    db.connection(),
    'delete from webhook_messages where created_at < now() - make_interval(days => ?)',
    [webhookLogDays]
  )
  await sql(
    db.connection(),
    'update webhook_endpoints set old_secret = null, old_secret_until = null where old_secret_until < now()'
  )
}
