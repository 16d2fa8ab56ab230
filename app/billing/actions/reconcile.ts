import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { isUnreached } from '../stripe/ask_provider.js'
import { listBrokenLedgers } from '#app/credits/queries/list_broken_ledgers'
import { checkLedgers } from '../listeners.js'
import { type Comparison, COMPARISONS } from '../reconciliation/comparisons.js'
import { recoverEvents } from '../reconciliation/recover_events.js'

export interface Reconciliation {
  /** Messages that never arrived, or could not be handled, and are handled now. */
  recoveredEvents: number
  /** Objects that we had otherwise than the provider, and have alike now. */
  repaired: string[]
  /** What somebody has to look at. */
  unresolved: string[]
  /** What kept it from comparing everything, such as a provider that does not answer; null when all was compared. */
  failure: unknown
}

/** Objects older than this no longer change but by a dispute, of which a message tells. */
const DAYS = 45
const KEEP_EVENTS_DAYS = 90
/** Money from a bank takes days. */
const KEEP_FORMER_DAYS = 90

/**
 * Compares what the payment provider knows with what we have, and brings up to date what differs, with the same syncs
 * that messages lead to. What still differs then is reported. What needs no provider is done even where it cannot be reached.
 */
export async function reconcile(): Promise<Reconciliation> {
  const report: Reconciliation = {
    recoveredEvents: 0,
    repaired: [],
    unresolved: [],
    failure: null,
  }
  try {
    await compareAll(report)
  } catch (error) {
    report.failure = error
    // The next run does not find again what this one has repaired.
    logger.warn({ ...report, err: error }, 'payments were compared in part')
  }
  for (const { user_id: userId, kind } of await listBrokenLedgers()) {
    report.unresolved.push(`ledger of user ${userId}, ${kind}`)
  }
  report.unresolved.push(...(await checkLedgers()))
  await sql(
    db.connection(),
    `delete from webhook_events where status in ('handled', 'ignored')
       and received_at < now() - make_interval(days => ?)`,
    [KEEP_EVENTS_DAYS]
  )
  await sql(
    db.connection(),
    'delete from former_customers where deleted_at < now() - make_interval(days => ?)',
    [KEEP_FORMER_DAYS]
  )
  if (report.unresolved.length > 0) logger.error(report, 'payments do not agree with the provider')
  else if (report.failure === null) logger.info(report, 'payments reconciled')
  return report
}

async function compareAll(report: Reconciliation): Promise<void> {
  await recoverEvents((count) => (report.recoveredEvents += count))
  const since = Math.floor(Date.now() / 1000) - DAYS * 86_400
  for (const [name, comparison] of Object.entries(COMPARISONS)) {
    await compare(name, comparison as Comparison<{ id: string }>, since, report)
  }
}

async function compare(
  name: string,
  comparison: Comparison<{ id: string }>,
  since: number,
  report: Reconciliation
): Promise<void> {
  for await (const provided of comparison.list(since)) {
    if (!(await comparison.differs(provided))) continue
    const what = `${name} ${provided.id}`
    try {
      await comparison.sync(provided.id)
      const list = (await comparison.differs(provided)) ? report.unresolved : report.repaired
      list.push(what)
    } catch (error) {
      if (isUnreached(error)) throw error
      logger.error({ err: error, object: what }, 'reconciliation')
      report.unresolved.push(what)
    }
  }
}
