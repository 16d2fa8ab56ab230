import { listBrokenLedgers } from '#app/credits/queries/list_broken_ledgers'
import type { Fault } from '#app/core/self_checks'
import { checkLedgers } from '../listeners.js'

/** Of each ledger; a page of them says enough. */
const MOST = 20

/** Ledgers that do not add up: of credits, and those that others have registered. */
export async function checkLedgerSums(): Promise<Fault[]> {
  const credits = (await listBrokenLedgers()).map(
    ({ user_id: userId, kind }) => `ledger of user ${userId}, ${kind}`
  )
  return [...credits.slice(0, MOST), ...(await checkLedgers()).slice(0, MOST)].map((what) => ({
    problem: `The ${what} does not add up: entries, balance and what is left of grants are different numbers.`,
    fix: 'Something wrote into the tables by hand, or a checkpoint was mixed with later rows: compare credit_entries with credit_grants and correct by credits:grant.',
  }))
}
