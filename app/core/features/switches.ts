import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keepSwitches, type Switchable } from '#config/features'
import { sql } from '../database/sql.js'
import { isDatabaseAway } from '../errors/away.js'
import { eventHub } from '../queue/event_hub.js'
import { notifyEvent } from '../queue/events.js'

/** How long a process that could not read them waits before it tries again. */
const PAUSE_MS = 1_000

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

let isWatching = false
let reading: Promise<void> = Promise.resolve()

/** One after the other: what is kept in the end was read last. */
function read(): Promise<void> {
  reading = reading.catch(() => {}).then(loadSwitches)
  return reading
}

/** Reads them, and from then on whenever some process has switched one. Needs the hub of events. */
export async function watchSwitches(): Promise<void> {
  if (!isWatching) eventHub.onRenewed('features', () => void renew())
  isWatching = true
  await read()
}

async function renew(): Promise<void> {
  try {
    await read()
  } catch (error) {
    logger.warn({ err: error }, 'switched features could not be read')
    await sleep(PAUSE_MS, undefined, { ref: false })
    await renew()
  }
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
