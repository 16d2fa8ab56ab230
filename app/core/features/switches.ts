import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepSwitches, type Switchable } from '#config/features'
import { sql } from '../database/sql.js'
import { isDatabaseAway } from '../errors/away.js'
import { notifyEvent } from '../queue/events.js'
import { watchRenewed } from '../queue/watch_renewed.js'

/** SQLSTATE of a table that is not there. */
const NO_TABLE = '42P01'

/** Reads what operators have switched off, from where `featureOn` of this process goes by it. */
async function loadSwitches(): Promise<void> {
  const rows = await sql<{ feature: string }>(db.connection(), 'select feature from features_off')
  keepSwitches(rows.map(({ feature }) => feature))
}

/** For commands, some of which do without a database or make its tables: then nothing is switched off. */
export async function loadSwitchesOnce(): Promise<void> {
  await loadSwitches().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== NO_TABLE && !isDatabaseAway(error)) throw error
  })
}

let watching: Promise<unknown> | null = null

/** Reads them, and from then on whenever some process has switched one. Needs the hub of events. */
export async function watchSwitches(): Promise<void> {
  watching ??= watchRenewed('features', loadSwitches).catch((error) => {
    watching = null
    throw error
  })
  await watching
}

/**
 * Switches a feature for all processes, once the transaction is committed.
 * @returns whether it was the other way before
 */
export async function switchFeature(
  trx: TransactionClientContract,
  feature: Switchable,
  on: boolean
): Promise<boolean> {
  const changed = await sql(
    trx,
    on
      ? 'delete from features_off where feature = ? returning 1'
      : 'insert into features_off (feature) values (?) on conflict do nothing returning 1',
    [feature]
  )
  await notifyEvent(trx, { type: 'renewed', userId: 0, data: { what: 'features' } })
  return changed.length > 0
}
