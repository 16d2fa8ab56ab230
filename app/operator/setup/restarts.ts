import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { eventHub } from '#app/core/queue/event_hub'
import { notifyEvent } from '#app/core/queue/events'
import { type KeptSection, RENEW_SETTINGS, settingsInUse } from '#config/kept_settings'

/**
 * Has the launcher of this process read the settings again when an operator says so, and now where others are kept than it has read: it has not
 * heard of those that were kept before this process listened. Needs the hub of events.
 *
 * @returns what ends it
 */
export async function hearRestarts(): Promise<() => void> {
  const tell = () => void process.send?.(RENEW_SETTINGS)
  const end = eventHub.onRenewed('settings', tell)
  try {
    if (await areOthersKept()) tell()
  } catch (error) {
    logger.warn({ err: error }, 'not known whether other settings are kept')
  }
  return end
}

/** Of what no key opens the launcher says nothing here, so it is asked for once more. */
async function areOthersKept(): Promise<boolean> {
  const inUse = settingsInUse()
  if (!inUse) return false
  const read = new Set(
    Object.entries(inUse.kept).map(([section, keptAt]) => `${section} ${keptAt}`)
  )
  for (const [section, { keptAt }] of Object.entries(inUse.leftOut))
    read.add(`${section} ${keptAt}`)
  const rows = await sql<{ section: KeptSection; keptAt: Date }>(
    db.connection(),
    'select section, kept_at as "keptAt" from kept_settings'
  )
  const kept = rows
    .filter(({ section }) => !inUse.ofEnvironment.includes(section))
    .map(({ section, keptAt }) => `${section} ${keptAt.toISOString()}`)
  return read.symmetricDifference(new Set(kept)).size > 0
}

/** Has the launchers of all hosts take up what is kept, once the transaction is committed; those that have it already do nothing. */
export function orderRestarts(trx: TransactionClientContract): Promise<void> {
  return notifyEvent(trx, { type: 'renewed', userId: 0, data: { what: 'settings' } })
}
