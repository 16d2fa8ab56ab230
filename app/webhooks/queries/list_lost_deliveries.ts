import db from '@adonisjs/lucid/services/db'
import { WEBHOOKS_QUEUE } from '../queues.js'
import { sql } from '#app/core/database/sql'
import { LEASE_SECONDS } from '#config/webhooks'
import type { QueuedDelivery } from '../actions/queue_delivery.js'

/**
 * Deliveries that somebody should have taken up by now and that no job is left for, the oldest first: at most some hundreds. The job
 * of a worker that has died is the queue's to repeat, as often as it does that.
 */
export function listLostDeliveries(): Promise<QueuedDelivery[]> {
  return sql(
    db.connection(),
    `select d.id, e.user_id as "userId"
     from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.state = 'pending' and d.next_attempt_at < now() - make_interval(secs => ?)
       and not exists (
         select 1 from pgboss.job j
         where j.name = ? and j.state in ('created', 'retry', 'active') and (j.data->>'deliveryId')::bigint = d.id)
     order by d.next_attempt_at limit 500`,
    [LEASE_SECONDS, WEBHOOKS_QUEUE]
  )
}
