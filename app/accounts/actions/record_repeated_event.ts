import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import type { ClientInfo } from '../sessions/client_info.js'
import type { SecurityEventKind } from '../security/security_events.js'

/** Entries of one kind within a day: beyond it the newest one counts on, so that nobody can bury the trail of an account. */
const MOST_PER_DAY = 20

/**
 * Adds to the trail what strangers can cause as often as they like: once an hour for each device and place, with how often it
 * happened (`details.times`). It locks the user's row, so that two at once are counted one after the other: call it before what locks that
 * more weakly.
 */
export async function recordRepeatedEvent(
  trx: TransactionClientContract,
  userId: number,
  kind: SecurityEventKind,
  { ipAddress, userAgent }: ClientInfo
): Promise<void> {
  const bindings = { userId, kind, ipAddress, userAgent, most: MOST_PER_DAY }
  if ((await lockRows(trx, 'users', [userId], 'no key update')).length === 0) return
  const counted = await sql(
    trx,
    `with recent as (
       select id, created_at, ip_address, user_agent from security_events
       where user_id = :userId and kind = :kind and created_at > now() - interval '1 day'),
     same as (
       select coalesce(
         (select max(id) from recent where created_at > now() - interval '1 hour'
            and ip_address is not distinct from :ipAddress and user_agent is not distinct from :userAgent),
         (select max(id) from recent having count(*) >= :most)) as id)
     update security_events e
     set details = jsonb_set(e.details, '{times}', to_jsonb(coalesce((e.details->>'times')::int, 1) + 1))
     from same where e.id = same.id returning e.id`,
    bindings
  )
  if (counted.length > 0) return
  await sql(
    trx,
    `insert into security_events (user_id, kind, ip_address, user_agent)
     values (:userId, :kind, :ipAddress, :userAgent)`,
    bindings
  )
}
