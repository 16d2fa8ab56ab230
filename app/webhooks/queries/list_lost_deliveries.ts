import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { LEASE_SECONDS } from '#config/webhooks'

/** Deliveries that somebody should have taken up by now, the oldest first: at most some hundreds. */
export function listLostDeliveries(): Promise<{ id: number; endpointId: number }[]> {
  return sql(
    db.connection(),
    `select id, endpoint_id as "endpointId" from webhook_deliveries
     where state = 'pending' and next_attempt_at < now() - make_interval(secs => ?)
     order by next_attempt_at limit 500`,
    [LEASE_SECONDS]
  )
}
