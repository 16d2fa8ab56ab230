import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EVENTS_CHANNEL } from '#app/queue/events'
import { sql } from '#app/shell/sql'

const waiting = new Set<number>()
let underWay = Promise.resolve()
let next: Promise<void> | null = null

/**
 * Tells a user's open pages what credits are left, once the transaction is committed. Not within it: PostgreSQL commits
 * transactions that notify one after the other, whomever they are about. Pages that heard nothing, as the process was killed
 * in between, ask when their stream of events is back.
 */
export function tellCredits(trx: TransactionClientContract, userId: number): void {
  trx.after('commit', () => {
    waiting.add(userId)
    next ??= underWay.then(tellWaiting)
    return next
  })
}

/** Those who come while it is under way go together the next time. */
async function tellWaiting(): Promise<void> {
  underWay = next!
  next = null
  const userIds = [...waiting]
  waiting.clear()
  try {
    await sql(db.connection(), TELL, [EVENTS_CHANNEL, userIds])
  } catch (error) {
    logger.warn({ err: error, userIds }, 'open pages were not told of credits')
  }
}

const TELL = `
  select pg_notify(?, json_build_object('type', 'credits', 'userId', u.id, 'data', json_build_object(
    'image_credits', coalesce(sum(g.remaining) filter (where g.kind = 'image'), 0),
    'video_credits', coalesce(sum(g.remaining) filter (where g.kind = 'video'), 0),
    'model_credits', coalesce(sum(g.remaining) filter (where g.kind = 'model'), 0)))::text)
  from unnest(?::bigint[]) u (id) left join credit_grants g on g.user_id = u.id and g.remaining > 0
    and (g.expires_at is null or g.expires_at > now())
  group by u.id`
