import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EVENTS_CHANNEL } from '#app/core/queue/events'
import { sql } from '#app/core/database/sql'

/** Changes within this time are told together: shorter than anyone sees, and many debits share one statement. */
const TOGETHER_MS = 25

/** So far back it is told again: further than a process takes to be replaced, and transactions to end. */
const AGAIN_MINUTES = 10
/** So many entries of the ledger at most are looked at for that. */
const AGAIN_ENTRIES = 1_000

const waiting = new Set<number>()
let timer: NodeJS.Timeout | null = null
let underWay = Promise.resolve()
let flushesAtEnd = false

/**
 * Tells a user's open pages what credits are left, soon after the transaction is committed. Not within it: PostgreSQL commits
 * transactions that notify one after the other, whomever they are about. For a process that is killed in between another one
 * tells, see notifyCreditsAgain.
 */
export function notifyCredits(trx: TransactionClientContract, userId: number): void {
  trx.after('commit', () => {
    waiting.add(userId)
    timer ??= setTimeout(() => void tellWaiting(), TOGETHER_MS)
    if (flushesAtEnd) return
    flushesAtEnd = true
    app.terminating(tellWaiting)
  })
}

/**
 * Tells everybody whose credits have changed lately once more, since the process that was to do it may have been killed first. To
 * hear it twice does no harm: what is told is what is left.
 */
export async function notifyCreditsAgain(): Promise<void> {
  const rows = await sql<{ user_id: number }>(
    db.connection(),
    `select distinct user_id from (
       select user_id, created_at from credit_entries order by id desc limit ?) newest
     where created_at > now() - make_interval(mins => ?)`,
    [AGAIN_ENTRIES, AGAIN_MINUTES]
  )
  for (const { user_id: userId } of rows) waiting.add(userId)
  await tellWaiting()
}

/** @returns when all who waited have been told */
function tellWaiting(): Promise<void> {
  if (timer) clearTimeout(timer)
  timer = null
  underWay = underWay.then(async () => {
    const userIds = [...waiting]
    waiting.clear()
    if (userIds.length === 0) return
    try {
      await sql(db.connection(), TELL, [EVENTS_CHANNEL, userIds])
    } catch (error) {
      logger.warn({ err: error, userIds }, 'open pages were not told of credits')
    }
  })
  return underWay
}

const TELL = `
  select pg_notify(?, json_build_object('type', 'credits', 'userId', u.id, 'data', json_build_object(
    'image_credits', coalesce(sum(g.remaining) filter (where g.kind = 'image'), 0),
    'video_credits', coalesce(sum(g.remaining) filter (where g.kind = 'video'), 0),
    'model_credits', coalesce(sum(g.remaining) filter (where g.kind = 'model'), 0)))::text)
  from unnest(?::bigint[]) u (id) left join credit_grants g on g.user_id = u.id and g.remaining > 0
    and (g.expires_at is null or g.expires_at > now())
  group by u.id`
