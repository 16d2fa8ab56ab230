import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { EngineError } from '../../engine_error.js'
import type { RemoteSettings } from '../settings.js'
import {
  createRequest,
  type NewRequest,
  type RemoteRequest,
  spentToday,
} from './remote_requests.js'

type Budget = RemoteSettings['budget']

/**
 * Says at once, before anything is prepared, that one of the operator's caps on what a provider gets would be passed.
 * @throws EngineError `unsupported` (trying again does not help today)
 */
export function checkBudget(
  budget: Budget,
  provider: string,
  workId: string | null,
  cents: number
): Promise<void> {
  return check(db.connection(), budget, { provider, workId, cents })
}

/**
 * Writes down that a request is about to be submitted, and keeps the operator's caps: requests that are submitted at the same moment
 * are counted one after the other, those with a merchant's own key not at all.
 * @throws EngineError as checkBudget does
 */
export function reserveRequest(budget: Budget, input: NewRequest): Promise<RemoteRequest> {
  return db.transaction(async (trx) => {
    if (input.ownKeyId === null && isCapped(budget)) {
      await sql(trx, `select pg_advisory_xact_lock(hashtextextended('remote budget', 0))`)
      const { provider, workId, estimatedCents: cents } = input
      await check(trx, budget, { provider, workId, cents })
    }
    return createRequest(trx, input)
  })
}

const isCapped = ({ perUser, total }: Budget) => perUser !== null || total !== null

async function check(
  client: QueryClientContract,
  budget: Budget,
  { provider, workId, cents }: { provider: string; workId: string | null; cents: number }
): Promise<void> {
  if (!isCapped(budget)) return
  const spent = await spentToday(client, provider, workId)
  const isOver = (cap: number | null, sum: number) => cap !== null && sum + cents > cap * 100
  if (isOver(budget.total, spent.total) || isOver(budget.perUser, spent.user)) {
    throw new EngineError('budget_used_up')
  }
}
