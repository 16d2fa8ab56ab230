import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { LEASE_SECONDS } from '#config/webhooks'

/** A delivery that this process has taken up. */
export interface ClaimedDelivery {
  id: number
  endpointId: number
  userId: number
  messageId: string
  url: string
  /** Until when it is this process's, as the database writes it. Another time there means that it was sent anew since. */
  claimedUntil: string
  /** Encrypted, the newest first. */
  secrets: string[]
}

/**
 * Takes up a delivery that is due, so that nobody else does for as long as a try takes. One to an endpoint that is switched off is
 * skipped.
 * @returns null when there is nothing to send
 */
export async function claimDelivery(id: number): Promise<ClaimedDelivery | null> {
  const [claimed] = await sql<ClaimedDelivery & { isOff: boolean }>(
    db.connection(),
    `with due as (
       select d.id, e.id as endpoint_id, e.user_id, d.message_id, e.url, e.disabled_at is not null as off,
         case when e.old_secret_until > now() then array[e.secret, e.old_secret] else array[e.secret] end as secrets
       from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
       where d.id = :id and d.state = 'pending' and d.next_attempt_at <= now() for update of d)
     update webhook_deliveries d set
       state = case when due.off then 'skipped' else d.state end,
       next_attempt_at = case when due.off then null else now() + make_interval(secs => :lease) end
     from due where d.id = due.id
     returning d.id, due.endpoint_id as "endpointId", due.user_id as "userId", due.message_id as "messageId",
       due.url, d.next_attempt_at::text as "claimedUntil", due.secrets, due.off as "isOff"`,
    { id, lease: LEASE_SECONDS }
  )
  return claimed && !claimed.isOff ? claimed : null
}
