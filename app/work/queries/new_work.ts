import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** Seconds by which each further piece of a user's unfinished work lets others go first. */
const TURN_SECONDS = 120

/** However much somebody has asked for, it waits less than its deadline allows. */
const MOST_TURNS = 8

/** Priorities are 32-bit integers; they count seconds since this moment (2026-01-01). */
const EPOCH_SECONDS = 1_767_225_600

/** The moment that a priority stands for, as SQL; at most some turns ahead of when work was asked for. */
export const PRIORITY_TIME = `to_timestamp(${EPOCH_SECONDS} - priority)`
export const MOST_AHEAD = `${MOST_TURNS * TURN_SECONDS} seconds`

/** The priority of this moment. */
export const PRIORITY_NOW = `(${EPOCH_SECONDS} - extract(epoch from now()))::int`

/** What new work is given. */
interface NewWork {
  id: string
  /** Its place in the queue, the highest first. */
  priority: number
  /** The database's: hosts' clocks may differ. */
  now: Date
}

/**
 * The id of new work, and its place in the queue: as if it had been asked for later by one turn for each piece of work
 * that the user has under way (start-time fair queueing). So users take turns, whoever asks for one picture does not wait behind
 * somebody's hundred, and nobody waits for ever. Pieces of batches come after all else of the user and one turn later still,
 * and ordinary work does not wait for them.
 */
export async function newWork(
  trx: TransactionClientContract,
  userId: number,
  isInBatch: boolean
): Promise<NewWork> {
  const { id, ahead, now } = firstOf(
    await sql<{ id: string; ahead: number; now: Date }>(
      trx,
      `select uuidv7() as id, count(*) as ahead, now() as now from generations
     where user_id = ? and state in ('queued', 'running') and (?::boolean or not in_batch)`,
      [userId, isInBatch]
    )
  )
  const turns = Math.min(ahead + (isInBatch ? 1 : 0), MOST_TURNS)
  const seconds = Math.floor(now.getTime() / 1000)
  return { id, priority: EPOCH_SECONDS - seconds - turns * TURN_SECONDS, now }
}
