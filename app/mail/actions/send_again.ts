import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { onConnection } from '#app/core/queue/boss'
import { type MailJob, MAILS_QUEUE } from '../queues.js'

/** Mails that one call has sent. */
const MOST = 500

/** Of a mail `m`: it was given up, has surely not arrived, and what it said is still known. */
export const CAN_BE_SENT_AGAIN = `m.failed_at is not null and m.handed_over_at is null and m.data <> '{}'`

/**
 * Has mails that were given up sent as if they were new, if and only if the transaction is committed: they have waited since now, so that nobody is
 * warned of them too early, or never.
 * @param mailId one of them, or null for all, the oldest first and some hundreds at most
 * @returns how many: none where somebody else has just done so
 */
export async function sendAgain(
  trx: TransactionClientContract,
  mailId: string | null
): Promise<number> {
  const mails = await sql<{ id: string }>(
    trx,
    `update mails set failed_at = null, last_error = null, attempts = 0, created_at = now()
     where id in (
       select m.id from mails m where ${CAN_BE_SENT_AGAIN} and (:mailId::uuid is null or m.id = :mailId)
       order by m.created_at limit :most for update skip locked)
     returning id`,
    { mailId, most: MOST }
  )
  if (mails.length === 0) return 0
  const queue = await app.container.make('queue')
  await queue.insert(
    MAILS_QUEUE,
    mails.map(({ id }) => ({ data: { mailId: id } satisfies MailJob })),
    { db: onConnection(trx) }
  )
  return mails.length
}
