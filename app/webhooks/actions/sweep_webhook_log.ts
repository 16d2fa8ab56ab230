import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { LOG_DAYS } from '#config/webhooks'

/** Removes what was sent long ago, with its deliveries, and secrets whose time is over. */
export async function sweepWebhookLog(): Promise<void> {
  await sql(
    db.connection(),
    'delete from webhook_messages where created_at < now() - make_interval(days => ?)',
    [LOG_DAYS]
  )
  await sql(
    db.connection(),
    'update webhook_endpoints set old_secret = null, old_secret_until = null where old_secret_until < now()'
  )
}
