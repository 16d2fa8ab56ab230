import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findLimits } from '#app/accounts/queries/find_limits'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { creditsLimit, workLimit } from '../errors.js'
import type { Cost } from './price.js'
import { PAID_KINDS } from './price.js'

/** Seconds after which somebody whose work ends may come again, and one who has spent what a day allows. */
const NEXT_WORK = 10
const NEXT_CREDITS = 900

interface Order {
  userId: number
  cost: Cost
  /** Pieces of batches are begun as the limit allows. */
  isInBatch: boolean
}

/**
 * Refuses an order beyond what an operator lets its account have at a time, or take within 24 hours. The user is locked, so that
 * what is counted stays so. What no day allows has no time after which to come again.
 * @throws AppError 429
 */
export async function refuseBeyondLimits(
  trx: TransactionClientContract,
  { userId, cost, isInBatch }: Order
): Promise<void> {
  const { work_at_once: atOnce, credits_per_day: aDay } = await findLimits(trx, userId)
  if (atOnce !== null && !isInBatch && (await countOpen(trx, userId)) >= atOnce) {
    throw workLimit({ most: atOnce }, { details: { retryAfter: NEXT_WORK } })
  }
  if (aDay !== null && (await countCredits(trx, userId)) + cost.amount > aDay) {
    const isTooMuch = cost.amount > aDay
    throw creditsLimit({ most: aDay }, isTooMuch ? {} : { details: { retryAfter: NEXT_CREDITS } })
  }
}

async function countOpen(trx: TransactionClientContract, userId: number): Promise<number> {
  const { open } = firstOf(
    await sql<{ open: number }>(
      trx,
      `select count(*)::int as open from generations
       where user_id = ? and state in ('queued', 'running') and kind = any(?) and not in_batch`,
      [userId, PAID_KINDS]
    )
  )
  return open
}

/** What failed as a whole, or was cancelled, took none in the end. */
async function countCredits(trx: TransactionClientContract, userId: number): Promise<number> {
  const { credits } = firstOf(
    await sql<{ credits: number }>(
      trx,
      `select coalesce(sum(credit_cost), 0)::int as credits from generations
       where user_id = ? and created_at > now() - interval '24 hours' and state not in ('failed', 'cancelled')`,
      [userId]
    )
  )
  return credits
}
