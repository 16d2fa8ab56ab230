import { EngineError } from '../../engine_error.js'
import type { RemoteSettings } from '../settings.js'
import { SENTENCES } from './faults.js'
import { spentToday } from './remote_requests.js'

/**
 * Keeps the operator's caps. Requests that are submitted at the same moment do not see each other: a cap can be passed by what is
 * under way at once.
 * @throws EngineError `unsupported` (trying again does not help today) when the cost would pass one
 */
export async function checkBudget(
  { perUser, total }: RemoteSettings['budget'],
  workId: string | null,
  cents: number
): Promise<void> {
  if (perUser === null && total === null) return
  const spent = await spentToday(workId)
  const isOver = (cap: number | null, sum: number) => cap !== null && sum + cents > cap * 100
  if (isOver(total, spent.total) || isOver(perUser, spent.user)) {
    throw new EngineError('unsupported', SENTENCES.budget)
  }
}
